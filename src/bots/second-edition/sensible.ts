import type { Source } from '../../kernel/index.js';
import { costOf } from '../../second-edition/base/cards.js';
import * as frames from '../../second-edition/base/frames.js';
import { offersAt } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { checkAsked } from '../asked.js';
import { useAbilities } from './abilities.js';
import { answerExchange, buildOffer } from './bargaining.js';
import * as bots from './bot.js';
import { chooseForCard } from './effects.js';
import { chooseBlow, runOrStand } from './fighting.js';
import { grow } from './growth.js';
import { drift, endingWorth, recover, setOut, takeAdventure, walkOn, worthInland } from './journey.js';
import { moduleAdvice, tryStranger } from './module-advice.js';
import { takeSpoils } from './rivals.js';
import { callCaptain } from './seafaring.js';
import { trade } from './shopping.js';
import { tableOf } from './table.js';
import { chooseUse, worthOfOwned } from './valuing.js';

/**
 * A sensible bot. It seeks adventures it can win, heals and shops in towns, fights at the best odds, runs from great
 * losses, buys the most useful experience, goes for red Challenges once it is strong enough, attacks rivals that it is
 * sure to beat, and trades where both gain. It looks no move ahead, so it is fast.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 */
export function sensibleBot(seed: string | number = 0): bots.Bot {
  const source = bots.botSource(seed);
  // One proposal a turn: after a refusal the position looks the same as before.
  let proposed = 0;
  return {
    name: 'sensible',
    choose(view: bots.View, legal: bots.Legal, helpers: bots.BotHelpers): bots.Action {
      checkAsked(view, legal, helpers);
      const { player, decision } = helpers;
      const { kind } = decision;
      const g = tableOf(helpers.ruleset, view);
      return (
        tryStranger(g, legal, source) ??
        useAbilities(g, player, legal) ??
        moduleAdvice(g, player, legal, kind, () => worthInland(g, player)) ??
        (kind === 'negotiation/build'
          ? buildOffer(g, player, g.top() as frames.NegotiationFrame, legal, () => {
              if (proposed === view.turn) return false;
              proposed = view.turn;
              return true;
            })
          : choiceBy(ways, g, player, legal, kind)) ??
        fallbackChoice(legal, source)
      );
    },
  };
}

export const choiceBy = (
  ways: bots.Ways,
  g: G,
  player: number,
  legal: bots.Legal,
  kind: string,
): bots.Choice => (ways[kind] ?? goOn)(g, player, legal, g.top() as never);

export const commonWays: bots.Ways = {
  'movement/rest': recover,
  'phase/act'(g, player, legal, f: frames.PhaseFrame) {
    const fight = g.find(frames.combat);
    return fight && chooseBlow(g, player, fight, f, legal);
  },
  'market/upkeep': (g, _player, legal) =>
    bots.best(bots.all(legal, 'upkeep/pay'), ({ ally }) => costOf(g, ally)),
  'effects/choose': (g, player, legal, f: frames.EffectsFrame) => chooseForCard(g, player, f, legal),
};

const learn: bots.Ways[string] = (g, player, legal, f: frames.ExperienceFrame) => grow(g, player, f, legal);

const ways: bots.Ways = {
  ...commonWays,
  'movement/choose': setOut,
  'movement/walk': (g, player, legal, f: frames.MovementFrame) => walkOn(g, player, f, legal),
  'free-move/step': (g, player, legal) => drift(g, player, legal),
  'adventure/choose': takeAdventure,
  'combat/escape': (g, player, legal, f: frames.CombatFrame) => runOrStand(g, player, f, legal),
  'market/trade'(g, player, legal, { town }: frames.MarketFrame) {
    const sale = trade(g, player, offersAt(g, town), legal);
    return callCaptain(g, player, legal, sale, () => worthInland(g, player));
  },
  'experience/choose': learn,
  'experience/pay': learn,
  'experience/change': learn,
  'experience/second': learn,
  'equipping/choose': (g, player, legal) => chooseUse(g, player, legal),
  'knockout/card': (g, player, legal) =>
    bots.best(bots.all(legal, 'knockout/discard'), ({ card }) => -worthOfOwned(g, player, card)),
  'knockout/move'(g, player, legal) {
    const worth = endingWorth(g, player);
    return bots.best(bots.all(legal, 'knockout/move'), ({ to }) => worth(to));
  },
  'spoils/take': (g, player, legal, { loser }: frames.SpoilsFrame) => takeSpoils(g, player, loser, legal),
  'negotiation/answer': (g, _player, legal, f: frames.NegotiationFrame) =>
    answerExchange(g, f, legal) ?? answerOffer(g, f, legal),
};

/** Accepts a gift or a good exchange, by the prices on the cards. */
export function answerOffer(g: G, { gold, cards }: frames.NegotiationFrame, legal: bots.Legal): bots.Choice {
  const price = (side: 0 | 1): number =>
    gold[side] + cards[side].reduce((sum, card) => sum + costOf(g, card), 0);
  const accept = bots.find(legal, 'offer/accept');
  return accept && price(0) > price(1) ? accept : bots.find(legal, 'offer/leave');
}

/** The plain way on, if nothing else matters. */
const plainWays: readonly bots.Action['type'][] = [
  'combat/begin',
  'roll/dice',
  'roll/accept',
  'harm/take',
  'move/done',
  'experience/recover',
  'hero/keep',
];

const goOn = (_g: G, _player: number, legal: bots.Legal): bots.Choice =>
  legal.find((action) => plainWays.includes(action.type));

/** Without an opinion: any action but throwing cards away. */
export function fallbackChoice(legal: bots.Legal, source: Source): bots.Action {
  const harmless = legal.filter(({ type }) => type !== 'card/discard' && type !== 'ability/use');
  const choices = harmless.length > 0 ? harmless : legal;
  return choices[source.below(choices.length)] as bots.Action;
}
