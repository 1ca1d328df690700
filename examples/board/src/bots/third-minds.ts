import {
  easyBot,
  searchBot,
  sensibleBot,
  standingNames,
  standings,
} from 'runebound-engine/third-edition/bots';
import { reviewSlices } from 'runebound-engine/third-edition/review';
import { rulesetOfThird } from '../editions/third.js';
import { type EditionMinds, thought } from './minds.js';

/* The minds of Third Edition. */

export const third: EditionMinds = {
  minds: {
    easy: easyBot,
    sensible: sensibleBot,
    planner: sensibleBot,
    search: (seed) => searchBot(seed, thought),
  },
  standsAt: (view, player) => (view.edition === 'third-edition' ? (view.players[player]?.hex ?? null) : null),
  // Tokens are cast in it: no exact odds are known. Of the villain, the bots have an estimate, as the end of the game tells it.
  fightOdds(view, after) {
    if (after.type !== 'villain/engage' || view.edition !== 'third-edition' || view.viewer === null)
      return null;
    const chance = standings(view, rulesetOfThird(view))[view.viewer]?.[standingNames.indexOf('ready')];
    return chance === undefined ? null : { chance, exact: false };
  },
  reviewSlices: (past) => reviewSlices(past as never),
};
