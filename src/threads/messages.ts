import type { Outcome } from '../kernel/index.js';

/* What the calling thread and a worker send each other. All of it survives a structured clone; what is large is JSON text. */

/** A function that a module file exports: the address of the file, and the name of the export. */
export interface Exported {
  readonly file: string;
  readonly name: string;
}

/** Who chooses the actions. */
export type Policy = 'random' | 'nimble' | 'sensible' | Exported;

/** When a game is left: after so many turns or rounds, or when a function says so. */
export type Until = { readonly turns: number } | { readonly rounds: number } | Exported;

/** What all games of a run have in common. */
export interface Setting {
  /** Games of each state. */
  readonly count: number;
  readonly seed: string | number;
  readonly policy: Policy;
  readonly until: Until | null;
  /** The most actions of a game. */
  readonly most: number;
  readonly check: boolean;
  readonly keep: 'state' | Exported | null;
  /** The file of further rules. */
  readonly rules: string | null;
}

/** Games to be played: those from one number up to another. Game `n` is of the state `n / count`, rounded down. */
export interface Order {
  readonly order: number;
  readonly run: number;
  readonly from: number;
  /** The first that is not played any more. */
  readonly to: number;
  /** What the games have in common, in the first order of a run that a worker gets. */
  readonly setting: Setting | null;
  /** Its first entry is 1 once nobody waits for the run; `null` where threads share no memory. */
  readonly stop: Int32Array | null;
  /** The states that the worker has not got yet, by index, as JSON text. */
  readonly states: readonly (readonly [index: number, text: string])[];
}

/** What a worker is sent. */
export type Message =
  | Order
  /** Nothing more of this run comes. */
  | { readonly forget: number }
  /** Where to note the order and the game that are being played, for when the worker dies. */
  | { readonly progress: Int32Array };

/** What came of a game. */
export interface Told {
  readonly actions: number;
  readonly outcome: Outcome | null;
  readonly kept: unknown;
}

/** What was thrown. */
export interface Thrown {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/** What came of an order. */
export interface Answer {
  readonly order: number;
  /** A list of {@link QueryResults}, as JSON text: of all the games, or of those before the one that failed. */
  readonly games: string;
  /** Milliseconds that it took. */
  readonly took: number;
  readonly failed: Thrown | null;
}

/** The seed of a game: all that its chance comes from. */
export const seedOf = ({ seed, count }: Pick<Setting, 'seed' | 'count'>, n: number): string =>
  `${seed}/${Math.floor(n / count)}/${n % count}`;
