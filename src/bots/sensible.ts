import type { Source } from '../kernel/index.js';
import { costOf } from '../second-edition/base/cards.js';
import {
  combat,
  type EffectsFrame,
  type ExperienceFrame,
  type MarketFrame,
  type MovementFrame,
  type NegotiationFrame,
  type PhaseFrame,
} from '../second-edition/base/frames.js';
import { offersAt } from '../second-edition/base/market.js';
import type { G } from '../second-edition/base/vocabulary.js';
import { useAbilities } from './abilities.js';
import { knowsScions } from './awakening.js';
import { type Action, all, type Bot, type BotHelpers, best, botSource, find, type View } from './bot.js';
import { chooseForCard } from './effects.js';
import { chooseBlow, runOrStand } from './fighting.js';
import { grow } from './growth.js';
import { drift, endingWorth, recover, setOut, takeAdventure, walkOn, worthInland } from './journey.js';
import { saving } from './saviors.js';
import { minding } from './scions.js';
import { callCaptain, sailsTheSea, seafaring } from './seafaring.js';
import { chooseUse, trade, worthOfOwned } from './shopping.js';
import { tableOf } from './table.js';

/**
 * A player of common sense: seeks out adventures it can win, heals and shops in towns, fights where the odds are best,
 * runs when it would lose, grows where it helps most, and goes for the red Challenges once it is strong enough.
 * It looks no move ahead, so it is fast; it lets other Heroes be.
 *
 * @param seed - equal seeds, equal play; chance decides only where it has no opinion
 */
export function sensibleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  return {
    name: 'sensible',
    choose(view: View, legal: readonly Action[], helpers: BotHelpers): Action {
      const { player } = helpers;
      const g = tableOf(helpers.ruleset, view);
      return (
        useAbilities(g, player, legal) ??
        decide(g, player, legal, helpers.decision.kind) ??
        shrug(legal, source)
      );
    },
  };
}

/** One piece of advice for each kind of decision. */
function decide(g: G, player: number, legal: readonly Action[], kind: string): Action | undefined {
  const f = g.top();
  const fight = g.find(combat);
  const advice =
    (sailsTheSea(g) && seafaring(g, player, legal, kind, () => worthInland(g, player))) ||
    saving(g, player, legal, kind);
  if (advice) return advice;
  const minded = knowsScions(g) && minding(g, player, legal, kind);
  if (minded) return minded;
  switch (kind) {
    case 'movement/choose':
      return setOut(g, player, legal);
    case 'movement/rest':
      return recover(g, player, legal);
    case 'movement/walk':
      return walkOn(g, player, f as MovementFrame, legal);
    case 'free-move/step':
      return drift(g, player, legal);
    case 'adventure/choose':
      return takeAdventure(g, player, legal);
    case 'combat/escape':
      return fight && runOrStand(g, player, fight, legal);
    case 'phase/act':
      return fight && chooseBlow(g, player, fight, f as PhaseFrame, legal);
    case 'market/trade':
      return callCaptain(
        g,
        player,
        legal,
        trade(g, player, offersAt(g, (f as MarketFrame).town), legal),
        () => worthInland(g, player),
      );
    case 'experience/choose':
    case 'experience/pay':
    case 'experience/change':
    case 'experience/second':
      return grow(g, player, f as ExperienceFrame, legal);
    case 'market/upkeep':
      return payFor(g, legal);
    case 'equipping/choose':
      return chooseUse(g, player, legal);
    case 'effects/choose':
      return chooseForCard(g, player, f as EffectsFrame, legal);
    case 'knockout/card':
      return best(all(legal, 'knockout/discard'), ({ card }) => -worthOfOwned(g, player, card));
    case 'knockout/move': {
      const worth = endingWorth(g, player);
      return best(all(legal, 'knockout/move'), ({ to }) => worth(to));
    }
    case 'spoils/take':
      return (
        best(all(legal, 'spoils/take-card'), ({ card }) => costOf(g, card)) ?? find(legal, 'spoils/take-gold')
      );
    case 'negotiation/build':
      return find(legal, 'offer/leave');
    case 'negotiation/answer':
      return answerOffer(g, f as NegotiationFrame, legal);
    default:
      return goOn(legal);
  }
}

/** Takes a gift or a good exchange, by the prices on the cards. */
export function answerOffer(
  g: G,
  { gold, cards }: NegotiationFrame,
  legal: readonly Action[],
): Action | undefined {
  const price = (side: 0 | 1): number =>
    gold[side] + cards[side].reduce((sum, card) => sum + costOf(g, card), 0);
  const accept = find(legal, 'offer/accept');
  return accept && price(0) > price(1) ? accept : find(legal, 'offer/leave');
}

/** The dearest Allies are worth their upkeep first. */
export const payFor = (g: G, legal: readonly Action[]): Action | undefined =>
  best(all(legal, 'upkeep/pay'), ({ ally }) => costOf(g, ally));

/** The plain way on, where there is nothing else to think about. */
const plainWays: readonly Action['type'][] = [
  'combat/begin',
  'roll/dice',
  'roll/accept',
  'harm/take',
  'move/done',
  'experience/recover',
  'hero/keep',
];

export const goOn = (legal: readonly Action[]): Action | undefined =>
  legal.find((action) => plainWays.includes(action.type));

/** No opinion: anything but throwing cards away. */
export function shrug(legal: readonly Action[], source: Source): Action {
  const harmless = legal.filter(({ type }) => type !== 'card/discard' && type !== 'ability/use');
  const choices = harmless.length > 0 ? harmless : legal;
  return choices[source.below(choices.length)] as Action;
}
