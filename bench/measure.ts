import type { Figure, Row } from './rows.js';

/*
 * All is counted, nothing is stopped by the clock: two runs do the same work, whatever else the machine is doing. Every row is warmed up before
 * anything is measured. Then all rows take turns, several times over, so that a busy moment falls on one round of a row and not on all of it.
 * A figure is the median of the rounds.
 */

/** Rounds of each row. */
export const ROUNDS = 5;

/** How many rounds of a row are done and not counted before it is measured: an action grows faster until some 150,000 of them were taken. */
export const WARM_ROUNDS = 8;

/** The one in the middle; of an even number, the upper one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures rows.
 *
 * @param speedOf - does a round of a row, so many units, and tells how many of them go into a second
 * @param share - of the units of each round: 1 for all of them, 0.1 for a tenth
 */
export async function measure(
  rows: readonly Row[],
  speedOf: (row: Row, units: number) => Promise<number>,
  share = 1,
): Promise<Figure[]> {
  const unitsOf = ({ count }: Row): number => Math.max(1, Math.round(count * share));
  for (const row of rows) for (let i = 0; i < WARM_ROUNDS; i++) await speedOf(row, unitsOf(row));
  const rounds = rows.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, row] of rows.entries()) rounds[at]?.push(await speedOf(row, unitsOf(row)));
  return rows.map(({ id, group, unit }, at) => {
    const found = rounds[at] ?? [];
    return {
      id,
      group,
      unit,
      perSecond: median(found),
      lowest: Math.min(...found),
      highest: Math.max(...found),
    };
  });
}
