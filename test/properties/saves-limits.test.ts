import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../src/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { problemsOfState } from '../../src/second-edition/saves.js';
import { rulesetOf as rulesetOfThird, scenarioIds } from '../../src/third-edition/bundled.js';
import { fateOf, limits, mutated, numbersFrom, positionsOf } from './mutations.js';
import { begin, modulesOf, starts } from './starts.js';
import { fault, game } from './third-edition.js';

/*
 * Every number of a save, as large as a save with it is accepted: what is played from there is accepted as a save again. A limit that play can pass is
 * none that a save may be held to.
 */

/** Positions of each game: as many as ten seconds allow; `RANDOM_GAMES=400` looks longer. */
const POSITIONS = Math.ceil(Number(process.env.RANDOM_GAMES ?? 40) / 40);

const descending = limits.toSorted((a, b) => b - a);

/** Where numbers stand in a value. */
function* numbersIn(part: unknown, path = ''): Generator<string> {
  if (typeof part === 'number') yield path;
  else if (typeof part === 'object' && part !== null)
    for (const [key, inner] of Object.entries(part))
      yield* numbersIn(inner, path === '' ? key : `${path}/${key}`);
}

/** The save with a number as large as it is accepted, if that is larger than what stands there. */
function raisedIn<T>(
  save: T,
  path: string,
  change: (to: Json) => T,
  accepts: (save: T) => boolean,
): T | null {
  const now = path.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], save);
  for (const most of descending) {
    if (most <= (now as number)) return null;
    const larger = change(most);
    if (accepts(larger)) return larger;
  }
  return null;
}

it('a number at its limit is played on from, and saved again: Second Edition', { timeout: 600_000 }, () => {
  let raised = 0;
  fc.assert(
    fc.property(starts, fc.nat(), (start, seed) => {
      const first = begin(start);
      if (first === null) return;
      const ruleset = rulesetOf(modulesOf(start));
      const below = numbersFrom(seed);
      let left = POSITIONS;
      for (const state of positionsOf(first, ruleset, below, 200, new Map())) {
        if (below(4) > 0) continue;
        if (left-- === 0) return;
        for (const path of numbersIn(state)) {
          const field = { path, field: path, from: 0 };
          const save = raisedIn(
            state,
            path,
            (to) => mutated(state, { ...field, to }),
            (one) => problemsOfState(one, ruleset.rules).length === 0,
          );
          if (save === null) continue;
          raised++;
          const fate = fateOf(save, ruleset, below, 60, false);
          expect(fate.fate, `${path}: ${JSON.stringify(fate)} in ${JSON.stringify(save)}`).toBe('played');
        }
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
  expect(raised).toBeGreaterThan(20);
});

it('a number at its limit is played on from, and saved again: Third Edition', { timeout: 600_000 }, () => {
  let raised = 0;
  fc.assert(
    fc.property(fc.constantFrom(...scenarioIds), fc.nat(), (scenario, seed) => {
      const ruleset = rulesetOfThird(scenario);
      const below = numbersFrom(seed);
      let left = POSITIONS;
      for (const [state] of game(scenario, 2 + below(3), below, 250)) {
        if (below(60) > 0) continue;
        if (left-- === 0) return;
        for (const path of numbersIn(state)) {
          const change = (to: Json): unknown => mutated(state as never, { path, field: path, from: 0, to });
          const accepts = (save: unknown): boolean => {
            try {
              ruleset.parseState(JSON.stringify(save));
              return true;
            } catch {
              return false;
            }
          };
          const save = raisedIn<unknown>(state, path, change, accepts);
          if (save === null) continue;
          raised++;
          expect(fault(save, ruleset, below, 60, false), `${path} in ${JSON.stringify(save)}`).toBeNull();
        }
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
  expect(raised).toBeGreaterThan(20);
});
