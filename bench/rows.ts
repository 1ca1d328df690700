/** One line of the benchmark. */
export interface Row {
  /** What it is called: `--only` and the aims find it by that. */
  readonly id: string;
  /** The table it stands in. */
  readonly group: string;
  /** What runs it: rows of one program share a process. Those that play by the same rules are one program. */
  readonly program: string;
  /** What is counted. */
  readonly unit: string;
  /** How many of them make a round; a round does as many before it, which do not count. */
  readonly count: number;
  /** Sets the row up, once. */
  open(): Ready;
}

/** Lays out so many units, which takes no time that counts; what it gives back does them. */
export type Ready = (units: number) => Run;

/** What is timed. It gives back how many units it did: those asked for, or a few more. */
type Run = () => number;

/** Programs of the base game: what keeps states for others, and what plays forward on positions of its own. */
export const programs = { server: 'a server', search: 'a search' } as const;

/** The message to a worker: to do so many units of a row, or so many actions with a set of modules whose pieces are priced. */
export type Order = { readonly id: string; readonly units: number } | PriceOrder;

/** So many actions of a play, to be priced piece by piece. */
export interface PriceOrder {
  readonly set: string;
  readonly play: Play;
  readonly actions: number;
}

/** Who plays: players who choose at random, or well. */
export type Play = 'random' | 'sensible';

/** What was measured of a row, in units a second of processor time: the median of the rounds, the slowest and the fastest round. */
export interface Figure {
  readonly id: string;
  readonly group: string;
  readonly unit: string;
  readonly perSecond: number;
  readonly lowest: number;
  readonly highest: number;
}

/** A row that needs nothing laid out: the same thing over and over. */
export const each =
  (once: () => void): Ready =>
  (units) =>
  () => {
    for (let i = 0; i < units; i++) once();
    return units;
  };

/** A row that does several units at a time, and says how many. */
export const several =
  (some: (most: number) => number): Ready =>
  (units) =>
  () => {
    let done = 0;
    while (done < units) done += some(units - done);
    return done;
  };
