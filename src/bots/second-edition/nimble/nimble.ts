import type { Source } from '../../../kernel/index.js';
import { costOf } from '../../../second-edition/base/cards.js';
import {
  combat,
  type EffectsFrame,
  type ExperienceFrame,
  type MovementFrame,
  type NegotiationFrame,
  type PhaseFrame,
} from '../../../second-edition/base/frames.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { checkAsked } from '../../asked.js';
import { knowsScions } from '../awakening.js';
import { all, type Bot, best, botSource, type Choice, find, type Legal } from '../bot.js';
import { cataclysmAdvice } from '../cataclysm-goals.js';
import { chooseForCard } from '../effects.js';
import { chooseBlow } from '../fighting.js';
import { grow } from '../growth.js';
import { recover } from '../journey.js';
import { scionAdvice } from '../scions.js';
import { callCaptain, sailsTheSea, seafaring } from '../seafaring.js';
import { answerOffer, fallbackChoice, goOn, payFor } from '../sensible.js';
import { tryStranger } from '../strangers.js';
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
        decide(g, player, legal, decision.kind) ??
        fallbackChoice(legal, source)
      );
    },
  };
}

function decide(g: G, player: number, legal: Legal, kind: string): Choice {
  const f = g.top();
  const fight = g.find(combat);
  const advice =
    (sailsTheSea(g) && seafaring(g, player, legal, kind, () => goalsOf(g, player).pull)) ||
    cataclysmAdvice(g, player, legal, kind) ||
    (knowsScions(g) && scionAdvice(g, player, legal, kind));
  if (advice) return advice;
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
      return callCaptain(g, player, legal, trade(g, player, legal), () => goalsOf(g, player).pull);
    case 'experience/choose':
    case 'experience/pay':
    case 'experience/change':
    case 'experience/second':
      return learn(g, player, legal) ?? grow(g, player, f as ExperienceFrame, legal);
    case 'market/upkeep':
      return payFor(g, legal);
    case 'effects/choose':
      return chooseForCard(g, player, f as EffectsFrame, legal);
    case 'knockout/card':
      return best(all(legal, 'knockout/discard'), ({ card }) => -costOf(g, card));
    case 'knockout/move': {
      const goals = goalsOf(g, player);
      return best(all(legal, 'knockout/move'), ({ to }) => endingOn(goals, to));
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
