import { playerState } from '../../../second-edition/base/cards.js';
import { partyOf } from '../../../second-edition/base/characters.js';
import type { G } from '../../../second-edition/base/vocabulary.js';
import { type Action, best, type Choice, type Legal } from '../bot.js';
import { hasToEmpower } from '../rituals.js';
import type { Plan } from './plan.js';
import { BREATH } from './stakes.js';

/* The beginning of the Movement step: stay, take one sure step, rest, or roll, by their mean worth over all rolls. */

/** Resting needs this many dice. */
const RESTED_FROM = 4;

export function setOut(g: G, player: number, legal: Legal, plan: Plan): Choice {
  const here = playerState(g, player).hero.space ?? '';
  const tired = partyOf(g, player).reduce((sum, { exhaustion }) => sum + exhaustion, 0);
  const worth = (action: Action): number => {
    switch (action.type) {
      case 'move/stay':
        return plan.worth(here);
      case 'move/adjacent':
        return plan.worth(action.to);
      case 'move/roll':
        return plan.rolling(here, action.dice);
      case 'move/rest':
        return plan.rolling(here, action.dice) + BREATH * Math.min(tired, RESTED_FROM - action.dice);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  };
  const choice = best(legal, worth);
  if (choice?.type !== 'move/stay' || !hasToEmpower(g, player)) return choice;
  // A Hero who stays may as well roll for Rituals.
  return legal.find(({ type }) => type === 'move/roll') ?? choice;
}
