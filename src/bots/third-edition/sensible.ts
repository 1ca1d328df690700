import type { Source } from '../../kernel/index.js';
import { skillOf, trophyType } from '../../third-edition/base/cards.js';
import { abilitiesOf } from '../../third-edition/base/characters.js';
import {
  type BlowFrame,
  type CancelFrame,
  combat,
  type EffectsFrame,
  type EventFrame,
  type ExploreFrame,
  type MoveFrame,
  type OfferFrame,
  type RewardFrame,
  type TestFrame,
} from '../../third-edition/base/frames.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { adventureTypes } from '../../third-edition/content/board-types.js';
import { all, best, botSource, find } from '../player.js';
import type { Action, Bot, BotHelpers, View } from './bot.js';
import { affordable, assetGain, assetWorth, handWorth, learningWorth, skillWorth } from './cards.js';
import { chooseForCard, chooseMore, chooseOption, chooseOutcome, chooseReward } from './choices.js';
import { priceOf, worthOf } from './effects.js';
import { chooseAfter, chooseBlock, chooseBlow, chooseCancel, chooseToken, runOrStand } from './fighting.js';
import { marketWorth } from './goals.js';
import { bestHex, drift, takeAction, walk } from './journey.js';
import { tableOf } from './table.js';

/**
 * A player of common sense: takes the adventures that bring most for their actions, heals before it falls, buys what makes it stronger,
 * learns skills for its trophies, fights with its tokens as well as they allow, for itself and for the enemies of its neighbor, and goes for
 * the villain once it is strong enough, or time is running out. It looks no move ahead, so it is fast; it lets other heroes be.
 *
 * @param seed - equal seeds, equal play; chance decides only where it has no opinion
 */
export function sensibleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  return {
    name: 'sensible',
    choose(view: View, legal: readonly Action[], helpers: BotHelpers): Action {
      const g = tableOf(helpers.ruleset, view);
      return decide(g, helpers.player, legal, helpers.decision.kind) ?? shrug(legal, source);
    },
  };
}

/** One piece of advice for each kind of decision. */
function decide(g: G, player: number, legal: readonly Action[], kind: string): Action | undefined {
  const f = g.top();
  const fight = g.find(combat);
  switch (kind) {
    case 'turn/act':
      return learn(g, player, legal) ?? takeAction(g, player, legal);
    case 'move/spend':
      return walk(g, player, f as MoveFrame, legal);
    case 'free-move/go':
      return drift(g, player, legal);
    case 'game/place':
      return bestHex(g, player, all(legal, 'setup/place'));
    case 'combat/act':
      return fight && chooseBlow(g, fight, legal);
    case 'combat/after':
      return fight && chooseAfter(g, fight, legal);
    case 'combat/retreat':
    case 'combat/retreat-foe':
      return fight && runOrStand(g, fight, player, legal);
    case 'retreat/go':
      return bestHex(g, player, all(legal, 'retreat/go')) ?? find(legal, 'retreat/stay');
    case 'blow/block':
      return fight && chooseBlock(g, fight, f as BlowFrame, legal);
    case 'cancel/answer':
      return fight && chooseCancel(g, fight, f as CancelFrame, legal);
    case 'effects/choose':
      return (
        (fight && chooseToken(g, fight, f as EffectsFrame, legal)) ??
        chooseForCard(g, player, f as EffectsFrame, legal)
      );
    case 'event/choose':
      return chooseOption(g, player, (f as EventFrame).card, legal);
    case 'reward/choose':
      return chooseReward(g, player, (f as RewardFrame).card, legal);
    case 'explore/choose':
      return chooseOutcome(g, player, f as ExploreFrame, legal);
    case 'test/more':
      return chooseMore(g, player, f as TestFrame, legal);
    case 'shop/shop':
      return trade(g, player, legal);
    case 'excess/discard':
      return best(all(legal, 'excess/discard'), ({ card }) => -keeping(g, player, card));
    case 'toll/exert':
      return best(all(legal, 'toll/exert'), ({ card }) => -handWorth(g, player, card));
    case 'trophy/choose':
      return chooseTrophy(g, player, legal);
    case 'offer/answer':
      return answerOffer(g, player, f as OfferFrame, legal);
    case 'rest/roll-again':
      return find(legal, 'rest/heal');
    case 'exchange/answer':
      return find(legal, 'exchange/decline');
    default:
      return undefined;
  }
}

/** Learns the skill that adds most for its trophies, if one does. */
function learn(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const skill = best(all(legal, 'skill/learn'), ({ card }) => learningWorth(g, player, card));
  return skill && learningWorth(g, player, skill.card) > 0.2 ? skill : undefined;
}

/** Buys what adds most, selling what it takes the place of; else the card goes that helps the others most. */
function trade(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const city = (g.top() as { readonly city?: string }).city ?? '';
  const wanted = best(g.state.markets[city] ?? [], (card) => marketWorth(g, player, card));
  if (wanted !== undefined && marketWorth(g, player, wanted) > 0.3) {
    const buy = all(legal, 'shop/buy').find(({ card }) => card === wanted);
    const worn = all(legal, 'shop/sell').find(
      ({ card }) => g.content.cards[card] && sameType(g, card, wanted),
    );
    const sells = worn ?? buy;
    if (sells) return sells;
  }
  return best(all(legal, 'shop/discard'), ({ card }) => assetGain(g, player, card));
}

const sameType = (g: G, one: string, other: string): boolean => {
  const [a, b] = [g.content.cards[one], g.content.cards[other]];
  return a?.kind === 'asset' && b?.kind === 'asset' && a.type === b.type;
};

/** What a card is worth to whoever has too many. */
function keeping(g: G, player: number, card: string): number {
  const p = g.state.players[player] as SeenPlayer;
  if (p.assets.includes(card)) return assetWorth(g, player, card);
  return p.skills.includes(card) ? skillWorth(g, player, card) : handWorth(g, player, card);
}

/** The type that the best skill in hand still needs. */
function chooseTrophy(g: G, player: number, legal: readonly Action[]): Action | undefined {
  const p = g.state.players[player] as SeenPlayer;
  const held = (type: string): number =>
    p.trophies.filter((id) => trophyType(g, id) === type).length +
    (adventureTypes.find((one) => one === type) ? p.secret[type as 'combat'].length : 0);
  return best(all(legal, 'trophy/choose'), ({ deck }) =>
    p.hand.reduce((most, card) => {
      const due = skillOf(g, card).cost[deck as 'combat'] ?? 0;
      return due > held(deck) && !affordable(g, p, card) ? Math.max(most, handWorth(g, player, card)) : most;
    }, -0.1 * held(deck)),
  );
}

/** Uses what it is offered where that is worth its price. */
function answerOffer(g: G, player: number, f: OfferFrame, legal: readonly Action[]): Action | undefined {
  const ability = abilitiesOf(g, f.card).find((one) => 'id' in one && one.id === f.ability);
  const use = find(legal, 'offer/use');
  if (use === undefined || ability === undefined || !('when' in ability)) return find(legal, 'offer/decline');
  const worth = ability.when === 'defeated' || ability.when === 'engage' ? 5 : worthOf(g, player, ability.do);
  return worth > priceOf(ability.cost) ? use : find(legal, 'offer/decline');
}

/** No opinion: anything, but no talk, and nothing that costs. */
function shrug(legal: readonly Action[], source: Source): Action {
  const plain = legal.filter(
    ({ type }) => type !== 'ability/use' && type !== 'exchange/propose' && type !== 'exert/reroll',
  );
  const choices = plain.length > 0 ? plain : legal;
  return choices[source.below(choices.length)] as Action;
}
