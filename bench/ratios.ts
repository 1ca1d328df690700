import { stepsOfAction } from './counted.js';
import { median } from './measure.js';
import type { Row } from './rows.js';
import { baseGame, fullSets } from './sets.js';
import { moduleRows } from './steps.js';

/*
 * What modules cost: each full set against the base game, in turns, round by round. What the machine does besides falls on both of a pair alike, and a
 * median of many pairs stands still where two medians, measured minutes apart, may lie a half from each other.
 */

/** So many pairs of rounds, of so many actions each. */
const PAIRS = 25;
const UNITS = 3_000;
/** So many rounds before them do not count. */
const WARM = 16;

/** What a full set of modules costs: the time of an action, as so many times that of the base game. */
export interface Ratio {
  /** The name of the set. */
  readonly set: string;
  /** In random play, and in sensible play. */
  readonly random: number;
  readonly sensible: number;
  /** How many more steps of the rules an action of random play carries out, as so many times those of the base game. */
  readonly steps: number;
}

/** Measures all full sets. `share` is of the work: 1 for all of it, 0.1 for a tenth. */
export async function measureRatios(
  speedOf: (row: Row, units: number) => Promise<number>,
  share = 1,
): Promise<Ratio[]> {
  const rowOf = (set: string, play: string): Row =>
    moduleRows.find(({ id }) => id === `${set}, ${play}`) as Row;
  const units = Math.max(1, Math.round(UNITS * share));
  const ratioOf = async (set: string, play: string): Promise<number> => {
    const [base, full] = [rowOf(baseGame.name, play), rowOf(set, play)];
    for (let i = 0; i < WARM; i++) for (const row of [base, full]) await speedOf(row, units);
    const ratios: number[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const ofBase = await speedOf(base, units);
      ratios.push(ofBase / (await speedOf(full, units)));
    }
    return median(ratios);
  };
  const ofBase = stepsOfAction(baseGame.modules);
  const found: Ratio[] = [];
  for (const { name: set, modules } of fullSets) {
    const [random, sensible] = [await ratioOf(set, 'random'), await ratioOf(set, 'sensible')];
    found.push({ set, random, sensible, steps: stepsOfAction(modules) / ofBase });
  }
  return found;
}
