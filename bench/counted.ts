import {
  bundledModules,
  composeRuleset,
  rulesetOf,
  type SecondEditionModule,
} from '../src/second-edition/index.js';
import { wrapAuto } from '../src/second-edition/rules.js';
import { LONG, PLAYERS } from './walks.js';

/* How many steps of the rules an action runs through, by what is in force: with more rules there are more of them. */

/** So many actions are counted. */
const COUNTED = 4 * LONG;

/** Steps that an action of random play carries out, on the average. A module that wraps each of them counts. */
export function stepsOfAction(modules: readonly string[]): number {
  let steps = 0;
  const { frames } = rulesetOf(modules).rules;
  const counter: SecondEditionModule = {
    id: 'counter',
    title: 'Counter',
    steps: Object.values(frames).flatMap(({ kind, steps: those }) =>
      Object.values(those).flatMap(({ step }) =>
        step.does === 'auto'
          ? [
              wrapAuto({ kind } as never, step.name, (next) => (g, f) => {
                steps += 1;
                next(g, f);
              }),
            ]
          : [],
      ),
    ),
  };
  const chosen = modules.flatMap((id) => bundledModules[id] ?? []);
  const ruleset = composeRuleset([...chosen, counter]);
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
