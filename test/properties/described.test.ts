import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Action, actionCode, type GameState } from '../../src/index.js';
import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import { choose } from './play.js';
import { begin, complete, modulesOf, refusalOf, type Start, starts, startsWith } from './starts.js';

/*
 * Whatever position can be described can be saved and played on: at sea, on the Island of Dread, in the Endgame, in the middle of a
 * fight. Nothing is checked but that, so far more beginnings are tried than where random games keep every promise.
 */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = 2 * Number(process.env.RANDOM_GAMES ?? 5);
const LENGTH = 40;

/** Every module by itself, and none. */
const sets = [[], ...Object.keys(bundledModules).map((id) => complete([id]))].filter(
  (set) => refusalOf(set) === null,
);

/** What is true of a beginning, and of all that is played from it. `played` is filled with the actions. */
function playOn(start: Start, first: GameState, choices: readonly number[], played: Action[]): void {
  const ruleset = rulesetOf(modulesOf(start));
  const sound = (state: GameState): void => {
    expect(ruleset.brokenInvariants(state)).toEqual([]);
    expect(ruleset.serialize(ruleset.parseState(ruleset.serialize(state)))).toBe(ruleset.serialize(state));
  };
  sound(first);
  const table = ruleset.simulate(first, { chance: 'state' });
  for (const choice of choices) {
    const actions = table.legalActions();
    if (actions.length === 0) break;
    const action = choose(actions, choice);
    played.push(action);
    table.apply(action);
    expect(ruleset.brokenInvariants(table.state)).toEqual([]);
  }
  // What is left at the end can be saved like what was there at the beginning.
  sound(table.snapshot());
}

/** Tries beginnings; says how many there were, and how many of them were put on the table. */
function tryBeginnings(from: fc.Arbitrary<Start>, runs: number) {
  const tally = { tried: 0, accepted: 0 };
  const choices = fc.array(fc.noBias(fc.nat()), { minLength: LENGTH, maxLength: LENGTH });
  fc.assert(
    fc.property(from, choices, (start, numbers) => {
      tally.tried++;
      const first = begin(start);
      if (first === null) return;
      tally.accepted++;
      const played: Action[] = [];
      try {
        playOn(start, first, numbers, played);
      } catch (error) {
        const codes = played.map(actionCode).join('\n');
        throw new Error(`${(error as Error).message}\n\n${JSON.stringify(start)}\n${codes}`, {
          cause: error,
        });
      }
    }),
    { numRuns: runs },
  );
  expect(tally.accepted, 'beginnings that were played on').toBeGreaterThan(0);
  return tally;
}

it('a position that can be described can be saved, and played on', { timeout: 300_000 }, () => {
  const { tried, accepted } = tryBeginnings(starts, RUNS);
  // Were many refused, little would have been shown.
  expect(accepted / tried).toBeGreaterThan(0.8);
});

it.each(sets.map((set) => [set.join(' and ') || 'no module', set] as const))(
  'and so it is with %s',
  { timeout: 300_000 },
  (_, set) => {
    tryBeginnings(startsWith(set), Math.ceil(RUNS / 8));
    // Of so few beginnings no share can be told: that takes some more, which nobody plays on.
    const accepted = fc.sample(startsWith(set), 30).filter((start) => begin(start) !== null);
    expect(accepted.length / 30).toBeGreaterThan(0.6);
  },
);
