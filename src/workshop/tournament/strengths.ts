/* Strengths of entrants from their points: the model of Bradley and Terry, for any number of players. */

/** Results of tables with the same entrants: the seats of each entrant, and all points. */
export interface Tables {
  readonly seats: readonly number[];
  readonly points: number;
}

export interface Tally {
  readonly tables: readonly Tables[];
  /** The points of each entrant. */
  readonly points: readonly number[];
}

/** The precision at which the iteration stops. */
const exact = 1e-9;
const longest = 2_000;

/**
 * The strengths that explain the points: a seat expects its share of the sum of all strengths at its table. With two at
 * a table this is the model of Bradley and Terry, with more that of Luce, fitted by minorising (Hunter 2004). Each
 * entrant also shares one game with an imaginary one of strength 1, so that an undefeated one is not infinitely strong.
 */
export function strengthsOf({ tables, points }: Tally): readonly number[] {
  let strengths: readonly number[] = points.map(() => 1);
  for (let time = 0; time < longest; time++) {
    const now = strengths;
    const sums = tables.map(({ seats }) => seats.reduce((sum, many, at) => sum + many * (now[at] ?? 0), 0));
    const next = points.map((took, at) => {
      const expected = tables.reduce(
        (sum, { seats, points: given }, table) => sum + (given * (seats[at] ?? 0)) / (sums[table] ?? 1),
        1 / ((now[at] ?? 1) + 1),
      );
      return (took + 0.5) / expected;
    });
    strengths = next;
    if (next.every((strength, at) => Math.abs(Math.log(strength / (now[at] ?? 1))) < exact)) break;
  }
  return strengths;
}

/** Elo ratings as in chess: 1500 is the mean, and 400 more are ten times the strength. */
export function elosOf(strengths: readonly number[]): readonly number[] {
  const logs = strengths.map(Math.log10);
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => 1500 + 400 * (log - middle));
}
