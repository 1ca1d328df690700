import type { Action } from '../src/index.js';
import type { Play } from './rows.js';
import { LONG, PLAYERS, sensibleGame } from './walks.js';
import { watched } from './watched.js';

/* How many steps of the rules an action runs through, by what is in force: with more rules there are more of them. */

/**
 * Steps that an action carries out, on the average.
 *
 * @param counted - so many actions of random play are counted; of sensible play those that were recorded
 */
export function stepsOfAction(modules: readonly string[], play: Play, counted = 4 * LONG): number {
  let steps = 0;
  const ruleset = watched(modules, (piece, piecework) => {
    if (piece.startsWith('run ')) steps += 1;
    return piecework();
  });
  const choices = play === 'sensible' ? sensibleGame(1, modules).choices : null;
  const most = choices?.length ?? counted;
  let actions = 0;
  for (let seed = 1; actions < most; seed++) {
    // What the setup takes is not of an action.
    const before = steps;
    const state = ruleset.createGame({ players: PLAYERS, seed });
    const sim = ruleset.simulate(state, { check: false, ...(choices ? { chance: 'state' } : { seed }) });
    steps = before;
    for (let left = choices?.length ?? LONG; left > 0 && sim.outcome === null && actions < most; left--) {
      const listed = sim.legalActions();
      const at = choices === null ? sim.below(listed.length) : choices[actions];
      sim.apply(listed[at as number] as Action);
      actions += 1;
    }
  }
  return steps / actions;
}
