import { LONG, PLAYERS } from './walks.js';
import { watched } from './watched.js';

/* How many steps of the rules an action runs through, by what is in force: with more rules there are more of them. */

/** So many actions are counted. */
const COUNTED = 4 * LONG;

/** Steps that an action of random play carries out, on the average. */
export function stepsOfAction(modules: readonly string[]): number {
  let steps = 0;
  const ruleset = watched(modules, (piece, piecework) => {
    if (piece.startsWith('run ')) steps += 1;
    return piecework();
  });
  let actions = 0;
  for (let seed = 0; actions < COUNTED; seed++) {
    const sim = ruleset.simulate(ruleset.createGame({ players: PLAYERS, seed }), { seed, check: false });
    // What the setup took is not of an action.
    const setup = actions === 0 ? steps : 0;
    steps -= setup;
    for (let left = LONG; left > 0 && sim.outcome === null && actions < COUNTED; left--, actions++) {
      const listed = sim.legalActions();
      sim.apply(listed[sim.below(listed.length)] as (typeof listed)[number]);
    }
  }
  return steps / actions;
}
