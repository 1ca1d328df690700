import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GameState, InvalidSaveError } from '../../src/index.js';
import type { Problem } from '../../src/kernel/index.js';
import { rulesetOf, type SecondEditionRuleset } from '../../src/second-edition/index.js';
import { problemsOfShape } from '../../src/second-edition/saves/problems.js';
import { problemsOfState } from '../../src/second-edition/saves.js';
import { mutated, mutationOf, noTally, numbersFrom, positionsOf, tryGame } from './mutations.js';
import { begin, modulesOf, starts } from './starts.js';

/* Saves that were changed in one place are refused, or played on like any other; those of the engine itself are accepted. */

/** `RANDOM_GAMES=500` looks longer, `npm run fuzz-saves` as long as one likes. */
const SAVES = 20 * Number(process.env.RANDOM_GAMES ?? 10);

it('a save that is accepted can be played on, no matter who changed it', { timeout: 300_000 }, () => {
  const tally = noTally();
  let games = 0;
  fc.assert(
    // A part of the saves for each game: fast-check names the seed and the start of the first in which one breaks.
    fc.property(starts, fc.nat(), (start, seed) => {
      games++;
      tryGame(start, numbersFrom(seed), tally, Math.ceil((SAVES * games) / 8));
      expect(tally.failures.slice(0, 1)).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(tally.tried).toBeGreaterThan(SAVES / 2);
  // Were nothing accepted, nothing would have been shown.
  expect(tally.played).toBeGreaterThan(tally.tried / 50);
  expect(tally.refused).toBeGreaterThan(tally.tried / 2);
});

/** What is broken in a value that nobody has checked; what is no state at all is refused by the same error. */
function brokenIn(state: GameState, ruleset: SecondEditionRuleset): readonly Problem[] {
  try {
    return ruleset.brokenInvariants(state);
  } catch (error) {
    if (error instanceof InvalidSaveError) return error.problems;
    throw error;
  }
}

it('what brokenInvariants finds in a changed save and what parseState refuses it for agree', {
  timeout: 300_000,
}, () => {
  const found = { broken: 0, refused: 0 };
  fc.assert(
    fc.property(starts, fc.nat(), (start, seed) => {
      const first = begin(start);
      if (first === null) return;
      const below = numbersFrom(seed);
      const ruleset = rulesetOf(modulesOf(start));
      const invariants = new Set(ruleset.rules.invariants.map(({ name }) => name));
      for (const state of positionsOf(first, ruleset, below, 30, new Map()))
        for (let change = 0; change < 10; change++) {
          const mutation = mutationOf(state, ruleset, below);
          if (mutation === null) continue;
          const save = mutated(state, mutation);
          const refused = problemsOfState(save, ruleset.rules);
          const broken = brokenIn(save, ruleset);
          const context = `${JSON.stringify(mutation)} ${JSON.stringify(refused)} ${JSON.stringify(broken)}`;
          // Nothing is broken that could be played on, and no form or invariant that refuses a save is passed over.
          if (broken.length > 0) expect(refused.length, context).toBeGreaterThan(0);
          if (refused.some(({ path }) => invariants.has(path))) expect(broken, context).toEqual(refused);
          if (problemsOfShape(save, ruleset.rules).length > 0)
            expect(broken.length, context).toBeGreaterThan(0);
          found.refused += Math.min(1, refused.length);
          found.broken += Math.min(1, broken.length);
        }
    }),
    { numRuns: 8 },
  );
  expect(found.broken).toBeGreaterThan(20);
  expect(found.refused).toBeGreaterThan(found.broken);
});
