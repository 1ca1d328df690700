import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import { numbersFrom } from './mutations.js';
import { changed, fault, game } from './third-edition.js';
import { Visited } from './visited.js';

/* Random games of both scenarios: what is true in every state, and what becomes of saves that somebody has changed. */

const RUNS = Number(process.env.RANDOM_GAMES ?? 3);

const starts = fc.record({
  scenario: fc.constantFrom(...scenarioIds),
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
});

describe('random games of Third Edition', { timeout: 240_000 }, () => {
  it('keep every invariant, and open again as the same state', () => {
    const visited = new Visited();
    fc.assert(
      fc.property(starts, ({ scenario, players, seed }) => {
        const ruleset = rulesetOf(scenario);
        let step = 0;
        for (const [state, action] of game(scenario, players, numbersFrom(seed), 400)) {
          const where = `step ${step}, after ${JSON.stringify(action)}`;
          expect(ruleset.brokenInvariants(state), where).toEqual([]);
          visited.more();
          if (step++ % 8 > 0 && state.outcome === null) continue;
          const copy = ruleset.parseState(ruleset.serialize(state));
          expect(ruleset.hashState(copy), where).toBe(ruleset.hashState(state));
          for (const viewer of [null, ...state.players.keys()])
            expect(ruleset.brokenInvariants(ruleset.viewFor(state, viewer)), where).toEqual([]);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    visited.enough(RUNS, 400);
  });

  it('give saves that are refused, or played on, when they are changed in one place', () => {
    let saves = 0;
    fc.assert(
      fc.property(starts, ({ scenario, players, seed }) => {
        const ruleset = rulesetOf(scenario);
        const below = numbersFrom(seed);
        for (const [state] of game(scenario, players, below, 250)) {
          if (below(6) > 0) continue;
          const [where, save] = changed(state, ruleset, below);
          expect(fault(save, ruleset, below, 30), where).toBeNull();
          saves++;
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(saves).toBeGreaterThan(5 * RUNS);
  });
});
