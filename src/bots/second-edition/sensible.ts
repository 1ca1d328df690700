import type { Source } from '../../kernel/index.js';
import { costOf } from '../../second-edition/base/cards.js';
import {
  combat,
  type EffectsFrame,
  type ExperienceFrame,
  type MarketFrame,
  type MovementFrame,
  type NegotiationFrame,
  type PhaseFrame,
  type SpoilsFrame,
} from '../../second-edition/base/frames.js';
import { offersAt } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { checkAsked } from '../asked.js';
import { useAbilities } from './abilities.js';
import { knowsScions } from './awakening.js';
import { answerExchange, buildOffer } from './bargaining.js';
import {
  type Action,
  all,
  type Bot,
  type BotHelpers,
  best,
  botSource,
  type Choice,
  find,
  type Legal,
  type View,
} from './bot.js';
import { cataclysmAdvice } from './cataclysm-goals.js';
import { chooseForCard } from './effects.js';
import { chooseBlow, runOrStand } from './fighting.js';
import { grow } from './growth.js';
import { drift, endingWorth, recover, setOut, takeAdventure, walkOn, worthInland } from './journey.js';
import { takeSpoils } from './rivals.js';
import { scionAdvice } from './scions.js';
import { callCaptain, sailsTheSea, seafaring } from './seafaring.js';
import { trade } from './shopping.js';
import { tryStranger } from './strangers.js';
import { tableOf } from './table.js';
import { chooseUse, worthOfOwned } from './valuing.js';

/**
 * A sensible bot. It seeks adventures it can win, heals and shops in towns, fights at the best odds, runs from great
 * losses, buys the most useful experience, goes for red Challenges once it is strong enough, attacks rivals that it is
 * sure to beat, and trades where both gain. It looks no move ahead, so it is fast.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 */
export function sensibleBot(seed: string | number = 0): Bot {
  const source = botSource(seed);
  // One proposal a turn: after a refusal the position looks the same as before.
  let proposed = 0;
  return {
    name: 'sensible',
    choose(view: View, legal: Legal, helpers: BotHelpers): Action {
      checkAsked(view, legal, helpers);
      const { player } = helpers;
      const g = tableOf(helpers.ruleset, view);
      return (
        tryStranger(g, legal, source) ??
        useAbilities(g, player, legal) ??
        decide(g, player, legal, helpers.decision.kind, () => {
          if (proposed === view.turn) return false;
          proposed = view.turn;
          return true;
        }) ??
        fallbackChoice(legal, source)
      );
    },
  };
}

function decide(g: G, player: number, legal: Legal, kind: string, mayPropose: () => boolean): Choice {
  const f = g.top();
  const fight = g.find(combat);
  const advice =
    (sailsTheSea(g) && seafaring(g, player, legal, kind, () => worthInland(g, player))) ||
    cataclysmAdvice(g, player, legal, kind);
  if (advice) return advice;
  const minded = knowsScions(g) && scionAdvice(g, player, legal, kind);
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
      return takeSpoils(g, player, (f as SpoilsFrame).loser, legal);
    case 'negotiation/build':
      return buildOffer(g, player, f as NegotiationFrame, legal, mayPropose);
    case 'negotiation/answer':
      return answerExchange(g, f as NegotiationFrame, legal) ?? answerOffer(g, f as NegotiationFrame, legal);
    default:
      return goOn(legal);
  }
}

/** Accepts a gift or a good exchange, by the prices on the cards. */
export function answerOffer(g: G, { gold, cards }: NegotiationFrame, legal: Legal): Choice {
  const price = (side: 0 | 1): number =>
    gold[side] + cards[side].reduce((sum, card) => sum + costOf(g, card), 0);
  const accept = find(legal, 'offer/accept');
  return accept && price(0) > price(1) ? accept : find(legal, 'offer/leave');
}

/** Pays the upkeep of the dearest Allies first. */
export const payFor = (g: G, legal: Legal): Choice =>
  best(all(legal, 'upkeep/pay'), ({ ally }) => costOf(g, ally));

/** The plain way on, if nothing else matters. */
const plainWays: readonly Action['type'][] = [
  'combat/begin',
  'roll/dice',
  'roll/accept',
  'harm/take',
  'move/done',
  'experience/recover',
  'hero/keep',
];

export const goOn = (legal: Legal): Choice => legal.find((action) => plainWays.includes(action.type));

/** Without an opinion: any action but throwing cards away. */
export function fallbackChoice(legal: Legal, source: Source): Action {
  const harmless = legal.filter(({ type }) => type !== 'card/discard' && type !== 'ability/use');
  const choices = harmless.length > 0 ? harmless : legal;
  return choices[source.below(choices.length)] as Action;
}
