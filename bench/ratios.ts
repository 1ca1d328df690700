import type { SecondEditionModuleId } from '../src/second-edition/known-ids.js';
import { stepsOfAction } from './counted.js';
import { median } from './measure.js';
import { type Prices, samePieces } from './prices.js';
import type { Play, PriceOrder, Row } from './rows.js';
import { baseGame, fullSets } from './sets.js';
import { moduleRows } from './steps.js';

/*
 * What modules cost: each full set against the base game, in turns, round by round. Other load of the machine falls on both of a pair alike, and a
 * median of many pairs stands still where two medians, measured minutes apart, may lie a half from each other.
 */

/** So many pairs of rounds, of so many actions each. */
const PAIRS = 25;
const UNITS = 3_000;
/**
 * So many rounds of each before them do not count, right before: rules of many modules grow faster until half a million actions were taken, those of few for a
 * shorter time, and a process that has nothing to do gives memory back that it has to ask for again.
 */
const WARM = 100;

/** Pieces of the rules are priced in so many pairs of rounds, of so many actions each, after so many that do not count. */
const PRICED_PAIRS = 9;
const PRICED = 20_000;
const PRICED_WARM = 25;

/** What a full set of modules costs: the time of an action, as so many times that of the base game. */
export interface Ratio {
  /** The name of the set. */
  readonly set: string;
  /** In random play, and in sensible play. */
  readonly random: number;
  readonly sensible: number;
  /** How many more steps of the rules an action carries out, as so many times those of the base game. */
  readonly steps: Readonly<Record<Play, number>>;
  /** What the same pieces of the rules cost, as so many times what they cost in the base game, and which share of all time they take. */
  readonly same: Readonly<Record<Play, { readonly ratio: number; readonly share: number }>>;
}

/** What does rounds, and says what they took. */
export interface Measures {
  speedOf(row: Row, units: number): Promise<number>;
  pricesOf(order: PriceOrder): Promise<Prices>;
}

/** Measures all full sets. `share` is of the work: 1 for all of it, 0.1 for a tenth. */
export async function measureRatios({ speedOf, pricesOf }: Measures, share = 1): Promise<Ratio[]> {
  const rowOf = (set: string, play: Play): Row =>
    moduleRows.find(({ id }) => id === `${set}, ${play}`) as Row;
  const units = Math.max(1, Math.round(UNITS * share));
  const actions = Math.max(1, Math.round(PRICED * share));

  const ratioOf = async (set: string, play: Play): Promise<number> => {
    const [base, full] = [rowOf(baseGame.name, play), rowOf(set, play)];
    for (let i = 0; i < WARM; i++) for (const row of [base, full]) await speedOf(row, units);
    const ratios: number[] = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const ofBase = await speedOf(base, units);
      ratios.push(ofBase / (await speedOf(full, units)));
    }
    return median(ratios);
  };
  const sameOf = async (set: string, play: Play) => {
    const ofBase = { set: baseGame.name, play, actions };
    const ofFull = { set, play, actions };
    for (let i = 0; i < PRICED_WARM; i++) for (const order of [ofBase, ofFull]) await pricesOf(order);
    const [base, full]: [Prices[], Prices[]] = [[], []];
    for (let pair = 0; pair < PRICED_PAIRS; pair++) {
      base.push(await pricesOf(ofBase));
      full.push(await pricesOf(ofFull));
    }
    return samePieces(base, full);
  };

  const stepsOf = (modules: readonly SecondEditionModuleId[], play: Play): number =>
    stepsOfAction(modules, play, share) / stepsOfAction(baseGame.modules, play, share);
  const found: Ratio[] = [];
  for (const { name: set, modules } of fullSets)
    found.push({
      set,
      random: await ratioOf(set, 'random'),
      sensible: await ratioOf(set, 'sensible'),
      steps: { random: stepsOf(modules, 'random'), sensible: stepsOf(modules, 'sensible') },
      same: { random: await sameOf(set, 'random'), sensible: await sameOf(set, 'sensible') },
    });
  return found;
}
