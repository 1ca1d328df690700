import type { Source } from '../../../kernel/index.js';
import { costOf } from '../../../second-edition/base/cards.js';
import type {
  CombatFrame,
  ExperienceFrame,
  MovementFrame,
  NegotiationFrame,
} from '../../../second-edition/base/frames.js';
import { checkAsked } from '../../asked.js';
import { all, type Bot, best, botSource, find, type Ways } from '../bot.js';
import { grow } from '../growth.js';
import { moduleAdvice, tryStranger } from '../module-advice.js';
import { callCaptain } from '../seafaring.js';
import { answerOffer, choiceBy, commonWays, fallbackChoice } from '../sensible.js';
import { tableOf } from '../table.js';
import { useAbilities } from './abilities.js';
import { runOrStand } from './fighting.js';
import { learn, trade } from './market.js';
import { drift, endingOn, goalsOf, setOut, takeAdventure, walkOn } from './travel.js';

/**
 * A fast bot for playouts: it decides several times as fast as a sensible one. It goes after the best prize for its
 * distance as the crow flies, fights by attributes and damage alone, buys dear cards, and uses abilities that plainly
 * help.
 *
 * @param seed - equal seeds, equal play; chance decides only between equal choices
 *
 * @example
 * ```ts
 * import { nimbleBot, playGame } from 'runebound-engine/bots';
 *
 * const { outcome } = playGame({ players: 2, seed: 'tamalir', bots: [nimbleBot(1), nimbleBot(2)] });
 * ```
 */
export function nimbleBot(seed: string | number = 0): Bot {
  const source: Source = botSource(seed);
  return {
    name: 'nimble',
    choose(view, legal, helpers) {
      checkAsked(view, legal, helpers);
      const { player, ruleset, decision } = helpers;
      const [only] = legal;
      if (legal.length === 1 && only) return only;
      const g = tableOf(ruleset, view);
      return (
        tryStranger(g, legal, source) ??
        useAbilities(g, player, legal) ??
        moduleAdvice(g, player, legal, decision.kind, () => goalsOf(g, player).pull) ??
        choiceBy(ways, g, player, legal, decision.kind) ??
        fallbackChoice(legal, source)
      );
    },
  };
}

const grows: Ways[string] = (g, player, legal, f: ExperienceFrame) =>
  learn(g, player, legal) ?? grow(g, player, f, legal);

const ways: Ways = {
  ...commonWays,
  'movement/choose': setOut,
  'movement/walk': (g, player, legal, f: MovementFrame) => walkOn(g, player, f, legal),
  'free-move/step': drift,
  'adventure/choose': takeAdventure,
  'combat/escape': (g, player, legal, f: CombatFrame) => runOrStand(g, player, f, legal),
  'market/trade': (g, player, legal) =>
    callCaptain(g, player, legal, trade(g, player, legal), () => goalsOf(g, player).pull),
  'experience/choose': grows,
  'experience/pay': grows,
  'experience/change': grows,
  'experience/second': grows,
  'knockout/card': (g, _player, legal) =>
    best(all(legal, 'knockout/discard'), ({ card }) => -costOf(g, card)),
  'knockout/move'(g, player, legal) {
    const goals = goalsOf(g, player);
    return best(all(legal, 'knockout/move'), ({ to }) => endingOn(goals, to));
  },
  'spoils/take': (g, _player, legal) =>
    best(all(legal, 'spoils/take-card'), ({ card }) => costOf(g, card)) ?? find(legal, 'spoils/take-gold'),
  'negotiation/build': (_g, _player, legal) => find(legal, 'offer/leave'),
  'negotiation/answer': (g, _player, legal, f: NegotiationFrame) => answerOffer(g, f, legal),
};
