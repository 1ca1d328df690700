import { performance } from 'node:perf_hooks';
import type { Action } from '../src/index.js';
import { median } from './measure.js';
import type { Play } from './rows.js';
import type { ModuleSet } from './sets.js';
import { chooser, LONG, PLAYERS, sensibleGame } from './walks.js';
import { watched } from './watched.js';

/*
 * What the pieces of the rules cost, one by one: each step that is carried out or skipped, what follows from chance, each list of what is legal, each action.
 * With more rules in force players come to do other things, dearer ones or cheaper ones. What the rules cost is seen where the same is done.
 */

/** How often a piece came up in a round, and how long it took on the average, in µs on the clock. */
export type Prices = Readonly<Record<string, { readonly count: number; readonly each: number }>>;

/** Plays so many actions on and tells what each piece of them cost. */
export type Priced = (actions: number) => Prices;

/** What a look at the clock takes. */
function tickOf(): number {
  const looks = 100_000;
  const begun = performance.now();
  for (let look = 0; look < looks; look++) performance.now();
  return (performance.now() - begun) / looks;
}

interface Sum {
  count: number;
  time: number;
}

/** Prices of a set of modules, in random or in sensible play: round after round plays on where the last one stopped. */
export function pricesOf({ modules }: ModuleSet, play: Play): Priced {
  let sums: Record<string, Sum> = {};
  /** What the pieces within the present action took, and how many they were. */
  let inner = 0;
  let pieces = 0;
  let depth = 0;
  const note = (piece: string, time: number): void => {
    const sum = sums[piece] ?? { count: 0, time: 0 };
    sums[piece] = sum;
    sum.count += 1;
    sum.time += time;
  };
  const ruleset = watched(modules, (piece, piecework) => {
    // A step within a step is a part of it.
    if (depth > 0) return piecework();
    depth += 1;
    const begun = performance.now();
    try {
      return piecework();
    } finally {
      const time = performance.now() - begun;
      depth -= 1;
      note(piece, time);
      inner += time;
      pieces += 1;
    }
  });
  const recorded = play === 'sensible' ? sensibleGame(1, modules) : null;
  const choose = chooser(5);
  let seed = 0;
  const open = () => {
    const first = recorded === null ? seed++ : 1;
    return ruleset.simulate(ruleset.createGame({ players: PLAYERS, seed: first }), {
      check: false,
      ...(recorded === null ? { seed: first } : { chance: 'state' }),
    });
  };
  let sim = open();
  let taken = 0;
  return (actions) => {
    const tick = tickOf();
    sums = {};
    for (let left = actions; left > 0; left--, taken++) {
      if (sim.outcome !== null || taken === (recorded?.choices.length ?? LONG)) {
        sim = open();
        taken = 0;
      }
      const decision = sim.decision()?.kind ?? '';
      let begun = performance.now();
      const listed = sim.legalActions();
      note(`list ${decision}`, performance.now() - begun);
      const action = listed[
        recorded === null ? choose(listed.length) : (recorded.choices[taken] as number)
      ] as Action;
      inner = 0;
      pieces = 0;
      begun = performance.now();
      sim.apply(action);
      const whole = performance.now() - begun;
      note(`act ${action.type}`, whole - inner - pieces * tick);
    }
    return Object.fromEntries(
      Object.entries(sums).map(([piece, { count, time }]) => [
        piece,
        { count, each: Math.max(0, time / count - tick) * 1000 },
      ]),
    );
  };
}

/**
 * What the same costs with a set of modules, as so many times what it costs in the base game: the pieces that both know, as often as they come up with the
 * modules.
 *
 * @param base - rounds of the base game
 * @param full - rounds with the modules
 * @returns the ratio, and the share of all time that goes into those pieces, from 0 to 1
 */
export function samePieces(
  base: readonly Prices[],
  full: readonly Prices[],
): { readonly ratio: number; readonly share: number } {
  const [known, found] = [onAverage(base), onAverage(full)];
  let all = 0;
  let cost = 0;
  let atBase = 0;
  for (const [piece, { count, each }] of found) {
    all += count * each;
    const price = known.get(piece);
    // What hardly ever comes up in the base game has no price there that could be trusted.
    if (price === undefined || price.count < RARE) continue;
    cost += count * each;
    atBase += count * price.each;
  }
  return { ratio: cost / atBase, share: cost / all };
}

/** A piece that comes up less often in a round is not compared. */
const RARE = 20;

/** Prices of several rounds: of each piece the mean number, and the median of what it took. */
function onAverage(rounds: readonly Prices[]) {
  const pieces = new Set(rounds.flatMap((prices) => Object.keys(prices)));
  return new Map(
    [...pieces].map((piece) => {
      const found = rounds.flatMap((prices) => prices[piece] ?? []);
      const count = found.reduce((sum, { count: times }) => sum + times, 0) / rounds.length;
      return [piece, { count, each: median(found.map(({ each }) => each)) }] as const;
    }),
  );
}
