import { describe, expect, it } from 'vitest';
import { Race } from '../../src/bots/search/race.js';
import { passThrough, type SearchedGame, untried } from '../../src/bots/search/tree.js';

/* Courses compared by the same dealings: luck that all of them have alike does not hide which is better. */

/** Luck that follows from the number of a dealing, from -1 to 1. */
const luck = (dealing: number): number => Math.sin(12.9898 * (dealing + 1)) ** 3;

/** Runs a race among courses of these worths, each with the luck of its dealings, and gives who wins and how often each was tried. */
function race(worths: readonly number[], passes: number, swing: number, own = 0) {
  const tried = untried(worths.map((_, at) => [{ type: `course-${at}` }]));
  const compared = new Race(tried);
  const times = worths.map(() => 0);
  for (let pass = 0; pass < passes; pass++) {
    const runner = compared.next();
    if (runner === null) break;
    const at = tried.indexOf(runner.tried);
    times[at] = (times[at] ?? 0) + 1;
    const dealing = runner.worths.length;
    runner.worths.push(
      (worths[at] as number) + swing * luck(dealing) + own * luck(1000 * (at + 1) + dealing),
    );
  }
  return { winner: Number(compared.decided()[0]?.type.split('-')[1]), times };
}

describe('a race', () => {
  it('sees a small difference through luck ten times as great that all have alike', () => {
    expect(race([0.5, 0.47, 0.53], 120, 0.3).winner).toBe(2);
    expect(race([0.5, 0.47, 0.5], 120, 0.3).winner).toBe(0);
  });

  it('leaves to common sense what it has not seen well enough', () => {
    expect(race([0.5, 0.503], 12, 0, 0.3).winner).toBe(0);
    expect(race([0.5, 0.9], 1, 0).winner).toBe(0);
  });

  it('spends its passes on those that may be the best', () => {
    const { winner, times } = race([0.5, 0.1, 0.505, 0.2], 200, 0.1, 0.05);
    expect(times[1]).toBeLessThan(12);
    expect(times[3]).toBeLessThan(12);
    expect(times[0]).toBeGreaterThan(50);
    expect([0, 2]).toContain(winner);
  });

  it('ends when it is settled', () => {
    const { winner, times } = race([0.2, 0.8], 1000, 0.1);
    expect(winner).toBe(1);
    expect(Math.max(...times)).toBeLessThan(10);
    expect(Math.max(...race([0.8, 0.2], 1000, 0.1).times)).toBeLessThan(10);
  });
});

it('a dealing has dice for each turn, the same ones for all courses', () => {
  const seeds: string[] = [];
  const simulation = (state: { turn: number }, seed: string): unknown => {
    seeds.push(seed);
    return {
      state,
      outcome: null,
      decision: () => ({ actor: 0, kind: 'rest' }),
      legalActions: () => [{ type: 'on' }],
      apply: () => {
        state.turn++;
      },
      fork: (other: string) => simulation(state, other),
    };
  };
  const game = {
    ruleset: { simulate: (_: unknown, { seed }: { seed: string }) => simulation({ turn: 1 }, seed) },
    turnOf: ({ turn }: { turn: number }) => turn,
    searched: new Set(),
  } as unknown as SearchedGame<never>;
  const [first] = untried([[{ type: 'on' }]]);
  const view = { turn: 1 } as never;
  const pass = { first: first as never, until: 4, seed: 's/0', worthOf: () => 0.25 };
  expect(passThrough(game, new Map(), view, 0, pass)).toBe(0.25);
  expect(seeds).toEqual(['s/0', 's/0/2', 's/0/3']);
  expect(first).toMatchObject({ times: 1, sum: 0.25 });
});
