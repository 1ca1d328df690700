import type { Source } from '../../kernel/index.js';
import type { MeasureOfChoice } from '../../third-edition/abilities/card-effect.js';
import * as parts from '../../third-edition/abilities/effect-parts.js';
import { cardOf } from '../../third-edition/base/cards.js';
import { abilitiesOf } from '../../third-edition/base/characters.js';
import type { EffectsFrame, ExploreFrame, TestFrame } from '../../third-edition/base/frames.js';
import * as frames from '../../third-edition/base/frames.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import type { EnemyCard, EventCard } from '../../third-edition/content/cards.js';
import { checkAsked } from '../asked.js';
import { all, best, botSource, find } from '../player.js';
import {
  type Action,
  type Bot,
  type BotHelpers,
  type Choice,
  type Legal,
  tableOf,
  type View,
  type Ways,
} from './bot.js';
import { assetWorth, handWorth, skillWorth } from './cards.js';
import { priceOf, successRate, TROPHY, worthOf } from './effects.js';
import * as fights from './fighting.js';
import { chooseTrophy, keeping, learn } from './growth.js';
import { bestHex, drift, takeAction, walk } from './journey.js';
import { lookAhead, looksAhead } from './looking.js';
import { attemptOf, outcomeWorth } from './quests.js';
import { trade } from './shopping.js';

/**
 * A sensible bot. It takes the adventures with the best worth per action, heals before it falls, buys what makes it
 * stronger, learns skills for its trophies, fights with its tokens as well as it can, for itself and for the enemies of
 * its neighbor, and goes for the villain once it is strong enough or time runs out. In a combat it tries each action
 * that seems good and plays the round on from it; elsewhere it looks no move ahead, so it is fast. It does not attack
 * other heroes.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 */
export function sensibleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  return {
    name: 'sensible',
    choose(view: View, legal: Legal, helpers: BotHelpers): Action {
      checkAsked(view, legal, helpers);
      const g = tableOf(helpers.ruleset, view);
      const { player, decision } = helpers;
      const ahead =
        legal.length > 1 && looksAhead(decision.kind) ? lookFrom(g, view, legal, helpers) : undefined;
      if (ahead) return ahead;
      return decide(g, player, legal, decision.kind) ?? fallbackChoice(legal, source);
    },
  };
}

/** In a combat: the action with the best round. The sensible action is tried first. */
function lookFrom(
  g: G,
  view: View,
  legal: Legal,
  { ruleset, player, decision: { kind } }: BotHelpers,
): Choice {
  const f = g.find(frames.combat);
  if (f === undefined) return undefined;
  const acts = kind === 'combat/act';
  const side = acts ? f.acting : (g.top() as frames.BlowFrame).side;
  const first = decide(g, player, legal, kind);
  const order = (action: Action): number =>
    action === first ? Number.POSITIVE_INFINITY : acts ? fights.worthOfAction(g, f, action) : 0;
  // The look has its own chance; equal positions look alike.
  return lookAhead(ruleset, view, legal, { advice: decide, order, side, seed: 'ahead' });
}

const fighting =
  <F>(choose: (g: G, fight: frames.CombatFrame, f: F, legal: Legal, player: number) => Choice) =>
  (g: G, player: number, legal: Legal, f: F): Choice => {
    const fight = g.find(frames.combat);
    return fight && choose(g, fight, f, legal, player);
  };
const retreat = fighting((g, fight, _f, legal, player) => fights.runOrStand(g, fight, player, legal));

export const ways: Ways = {
  'turn/act': (g, player, legal) =>
    learn(g, player, legal) ?? useNow(g, player, legal) ?? takeAction(g, player, legal),
  'move/spend': (g, player, legal, f: frames.MoveFrame) => walk(g, player, f, legal),
  'free-move/go': drift,
  'game/place': (g, player, legal) => bestHex(g, player, all(legal, 'setup/place')),
  'combat/act': fighting((g, fight, _f, legal) => fights.chooseBlow(g, fight, legal)),
  'combat/after': fighting((g, fight, _f, legal) => fights.chooseAfter(g, fight, legal)),
  'combat/retreat': retreat,
  'combat/retreat-foe': retreat,
  'retreat/go': (g, player, legal) =>
    bestHex(g, player, all(legal, 'retreat/go')) ?? find(legal, 'retreat/stay'),
  'blow/block': fighting<frames.BlowFrame>(fights.chooseBlock),
  'cancel/answer': fighting<frames.CancelFrame>(fights.chooseCancel),
  'effects/choose': (g, player, legal, f: frames.EffectsFrame) =>
    fighting<frames.EffectsFrame>(fights.chooseToken)(g, player, legal, f) ??
    chooseForCard(g, player, f, legal),
  'event/choose': (g, player, legal, { card }: frames.EventFrame) => chooseOption(g, player, card, legal),
  'reward/choose': (g, player, legal, { card }: frames.RewardFrame) => chooseReward(g, player, card, legal),
  'explore/choose': (g, player, legal, f: frames.ExploreFrame) => chooseOutcome(g, player, f, legal),
  'test/more': (g, player, legal, f: frames.TestFrame) => chooseMore(g, player, f, legal),
  'shop/shop': trade,
  'excess/discard': (g, player, legal) =>
    best(all(legal, 'excess/discard'), ({ card }) => -keeping(g, player, card)),
  'toll/exert': (g, player, legal) =>
    best(all(legal, 'toll/exert'), ({ card }) => -handWorth(g, player, card)),
  'trophy/choose': chooseTrophy,
  'offer/answer': (g, player, legal, f: frames.OfferFrame) => answerOffer(g, player, f, legal),
  // Abilities without a cost come first: they may bring what another costs.
  'triggers/order': (g, _player, legal, f: frames.TriggersFrame) => inOrder(g, f, legal),
  'rest/roll-again': (_g, _player, legal) => find(legal, 'rest/heal'),
  'exchange/answer': (_g, _player, legal) => find(legal, 'exchange/decline'),
};

const decide = (g: G, player: number, legal: Legal, kind: string): Choice =>
  ways[kind]?.(g, player, legal, g.top() as never);

/** Uses abilities of any moment as soon as they are worth their price. */
export function useNow(g: G, player: number, legal: Legal): Choice {
  return all(legal, 'ability/use').find(({ card, ability }) => {
    const found = abilitiesOf(g, card).find((one) => 'id' in one && one.id === ability);
    if (found === undefined || !('use' in found) || found.use !== 'turn') return false;
    return worthOf(g, player, found.do) - priceOf(found.cost) > 0.25;
  });
}

/** Abilities with a cost come last. */
function inOrder(g: G, { left }: frames.TriggersFrame, legal: Legal): Choice {
  return best(all(legal, 'triggers/next'), ({ card }) => {
    const due = abilitiesOf(g, card).find((one) => 'id' in one && left.includes(`${card}/${one.id}`));
    return due !== undefined && 'cost' in due ? -priceOf(due.cost) : 1;
  });
}

function answerOffer(g: G, player: number, f: frames.OfferFrame, legal: Legal): Choice {
  const ability = abilitiesOf(g, f.card).find((one) => 'id' in one && one.id === f.ability);
  const use = find(legal, 'offer/use');
  if (use === undefined || ability === undefined || !('when' in ability)) return find(legal, 'offer/decline');
  const worth = ability.when === 'defeated' || ability.when === 'engage' ? 5 : worthOf(g, player, ability.do);
  return worth > priceOf(ability.cost) ? use : find(legal, 'offer/decline');
}

/** Without an opinion: any action but talk and costs. */
export function fallbackChoice(legal: Legal, source: Source): Action {
  const plain = legal.filter(
    ({ type }) => type !== 'ability/use' && type !== 'exchange/propose' && type !== 'exert/reroll',
  );
  const choices = plain.length > 0 ? plain : legal;
  return choices[source.below(choices.length)] as Action;
}

function chooseOption(g: G, player: number, card: string, legal: Legal): Choice {
  const { options } = cardOf(g, card) as EventCard;
  const p = g.state.players[player] as SeenPlayer;
  return best(all(legal, 'event/choose'), ({ choice }) => {
    const option = options.find(({ id }) => id === choice);
    if (option === undefined) return 0;
    const { cost, rumor } = option;
    if ((cost?.gold ?? 0) > p.gold || (cost?.exert ?? 0) > p.hand.length) return 0;
    const later = rumor === undefined ? 0 : 0.5 * worthOf(g, player, rumor.do);
    return worthOf(g, player, option.do) - priceOf(cost) + later;
  });
}

function chooseReward(g: G, player: number, card: string, legal: Legal): Choice {
  const { rewards } = cardOf(g, card) as EnemyCard;
  return best(all(legal, 'reward/choose'), ({ choice }) =>
    worthOf(g, player, rewards.find(({ id }) => id === choice)?.do ?? []),
  );
}

/** The best outcome of a quest; rolls again if that could bring a better one. */
function chooseOutcome(g: G, player: number, f: ExploreFrame, legal: Legal): Choice {
  const { quest } = f;
  const outcomes = quest === null ? [] : (attemptOf(g, quest)?.outcomes ?? []);
  const worth = (id: string): number => {
    const outcome = outcomes.find((one) => one.id === id);
    return outcome === undefined || quest === null ? 0 : outcomeWorth(g, player, quest, outcome);
  };
  const chosen = best(all(legal, 'quest/outcome'), ({ choice }) => worth(choice));
  const now = chosen === undefined ? 0 : worth(chosen.choice);
  const most = Math.max(0, ...outcomes.map(({ id }) => worth(id)));
  const again = find(legal, 'ability/reroll');
  if (again && most - now > 2) return again;
  return chosen && now > 0 ? chosen : find(legal, 'quest/decline');
}

/** Exerts a low card in a test that has failed so far. */
function chooseMore(g: G, player: number, f: TestFrame, legal: Legal): Choice {
  const passed = f.revealed.some(
    (card) => 'success' in cardOf(g, card) && (cardOf(g, card) as { success?: true }).success,
  );
  const cheapest = best(all(legal, 'test/exert'), ({ card }) => -handWorth(g, player, card));
  const stake = successRate * (TROPHY + 1);
  if (!passed && cheapest && handWorth(g, player, cheapest.card) < stake) return cheapest;
  return find(legal, 'test/judge');
}

function chooseForCard(g: G, player: number, f: EffectsFrame, legal: Legal): Choice {
  const effect = g.content.lists[f.list]?.[f.at];
  const worth = effect && parts.worthOf(effect).choice;
  if (effect === undefined || worth === undefined) return undefined;
  const measure: MeasureOfChoice = {
    list: (effects = []) => worthOf(g, player, effects),
    price: priceOf,
    inHand: (card) => handWorth(g, player, card),
    skill: (card) => skillWorth(g, player, card),
    asset: (card) => assetWorth(g, player, card),
  };
  return best(all(legal, 'effect/choose'), ({ choice }) => worth(effect, choice, measure));
}
