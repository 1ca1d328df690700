import type { Action } from '../src/index.js';
import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import type { Play } from './rows.js';
import { LONG, PLAYERS, sensibleGame } from './walks.js';
import { watched } from './watched.js';

/* How many steps of the rules an action runs through, by what is in force: with more rules there are more of them. */

/**
 * Steps that an action carries out, on the average.
 *
 * @param share - of the work: 1 for all of it, 0.1 for a tenth, as far as that tells something
 */
export function stepsOfAction(modules: readonly SecondEditionModuleId[], play: Play, share = 1): number {
  let steps = 0;
  const ruleset = watched(modules, (piece, piecework) => {
    if (piece.startsWith('run ')) steps += 1;
    return piecework();
  });
  const choices =
    play === 'sensible' ? sensibleGame(1, modules, Math.max(4, Math.round(20 * share))).choices : null;
  const most = choices?.length ?? Math.max(LONG, Math.round(4 * LONG * share));
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
