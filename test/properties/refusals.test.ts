import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionCode, type GameState } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { choose } from './play.js';
import { numbersFrom } from './promises.js';
import { checkTold, nothingCompared } from './secrets.js';
import { begin, modulesOf, starts } from './starts.js';
import { plausible } from './tries.js';

/* Second Edition hides nothing but the dice to come: with other dice, and of a view, each player is told the same of whatever is tried. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 6);
const LENGTH = 40;
/** So many actions are tried in a position, besides some that are legal. */
const TRIES = 25;

it('a refusal tells no player of Second Edition what it may not know, no matter who is asked and what is tried', {
  timeout: 300_000,
}, () => {
  const compared = nothingCompared();
  fc.assert(
    fc.property(starts, fc.nat(), (start, seed) => {
      const ruleset = rulesetOf(modulesOf(start));
      const first = begin(start);
      fc.pre(first !== null);
      const below = numbersFrom(seed);
      let state = first as GameState;
      for (let at = 0; at < LENGTH && state.outcome === null; at++) {
        if (at % 8 === 0) {
          const { chance } = state;
          const generator = chance.generator && [1, 2, 3, below(1000)];
          const other = { ...state, chance: { ...chance, generator, trail: below(1000) } };
          const tried = [
            ...Array.from({ length: TRIES }, () => plausible(state, below)),
            ...state.players.flatMap((_, player) => ruleset.legalActions(state, player).slice(0, 5)),
          ];
          for (const by of state.players.keys()) checkTold(ruleset, [state, other], by, tried, compared);
        }
        const action = choose(ruleset.legalActions(state), below(2 ** 30));
        expect(ruleset.actorOf(state, action), actionCode(action)).toBe(ruleset.decision(state)?.actor);
        state = ruleset.apply(state, action);
      }
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000, endOnFailure: true },
  );
  expect(compared.answers).toBeGreaterThan(1000);
  expect(compared.refusals.size).toBeGreaterThan(40);
  expect(compared.allowed.size).toBeGreaterThan(8);
});
