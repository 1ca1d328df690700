/* Records of games of Third Edition for later statistics. Plain JSON, to be sent between threads. */

/** A hero's possessions at the start of a turn. */
export interface Standing {
  readonly round: number;
  readonly gold: number;
  readonly trophies: number;
  readonly skills: number;
  readonly assets: number;
  readonly story: number;
}

export interface PlayedSeat {
  readonly hero: string;
  /** Place in turn order of the first round: 0 is the first player. */
  readonly place: number;
  readonly defeats: number;
  /** Put out of the game by the villain. */
  readonly eliminated: boolean;
  /** Combats with enemies of the decks, and those it won. */
  readonly combats: number;
  readonly won: number;
  /** One entry for each of its turns. */
  readonly course: readonly Standing[];
}

export interface PlayedGame {
  readonly scenario: string;
  readonly seed: string;
  readonly rounds: number;
  /** How it ended; `null` at its bound. */
  readonly how: string | null;
  /** Places in `seats`; empty if all lost. */
  readonly winners: readonly number[];
  readonly seats: readonly PlayedSeat[];
}
