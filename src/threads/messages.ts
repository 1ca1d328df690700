import type { Outcome } from '../kernel/index.js';

/* Messages between the calling thread and a worker. They survive a structured clone; large parts are JSON text. */

/** An exported function: the address of its file, and its name. */
export interface Exported {
  readonly file: string;
  readonly name: string;
}

export type Policy = 'random' | 'nimble' | 'sensible' | Exported;

/** When a game is left: after some turns or rounds, or when a function says so. */
export type Until = { readonly turns: number } | { readonly rounds: number } | Exported;

export interface Setting {
  readonly count: number;
  readonly seed: string | number;
  readonly policy: Policy;
  readonly until: Until | null;
  readonly most: number;
  readonly check: boolean;
  readonly keep: 'state' | Exported | null;
  readonly rules: string | null;
}

/** Games to play, from one number up to another. Game `n` is of the state `n / count`, rounded down. */
export interface Order {
  readonly order: number;
  readonly run: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** The common setting, in the first order of a run for a worker. */
  readonly setting: Setting | null;
  /** Its first entry becomes 1 when the caller leaves the run; `null` without shared memory. */
  readonly stop: Int32Array | null;
  /** The states that the worker still lacks, by index, as JSON text. */
  readonly states: readonly (readonly [index: number, text: string])[];
}

export type Message =
  | Order
  /** This run is over. */
  | { readonly forget: number }
  /** Where to note the running order and game, for when the worker dies. */
  | { readonly progress: Int32Array };

export interface Told {
  readonly actions: number;
  readonly outcome: Outcome | null;
  readonly kept: unknown;
}

export interface Thrown {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

export interface Answer {
  readonly order: number;
  /** A list of {@link QueryResults} as JSON text: of all games, or of those before the one that failed. */
  readonly games: string;
  readonly took: number;
  readonly failed: Thrown | null;
}

/** The seed of a game, from which all its chance comes. */
export const seedOf = ({ seed, count }: Pick<Setting, 'seed' | 'count'>, n: number): string =>
  `${seed}/${Math.floor(n / count)}/${n % count}`;
