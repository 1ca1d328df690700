/* What is noted down about a game of Third Edition, to be counted later. Plain JSON, so that it travels between threads. */

/** What a hero has at the beginning of a turn. */
export interface Standing {
  readonly round: number;
  readonly gold: number;
  readonly trophies: number;
  readonly skills: number;
  readonly assets: number;
  /** Story tokens. */
  readonly story: number;
}

/** One player of a game that was played. */
export interface PlayedSeat {
  readonly hero: string;
  /** Place in turn order of the first round: 0 is the first player. */
  readonly place: number;
  readonly defeats: number;
  /** Put out of the game by the villain. */
  readonly eliminated: boolean;
  /** Combats with enemies of the decks, and how many of them it won. */
  readonly combats: number;
  readonly won: number;
  /** One entry for each turn it began. */
  readonly course: readonly Standing[];
}

/** A game that was played. */
export interface PlayedGame {
  readonly scenario: string;
  readonly seed: string;
  readonly rounds: number;
  /** How it ended; `null` if it reached its bound. */
  readonly how: string | null;
  /** Places in `seats`; empty where all lost. */
  readonly winners: readonly number[];
  readonly seats: readonly PlayedSeat[];
}
