/* What is noted down about a game, to be counted later. Plain JSON, so that it travels between threads. */

/** A player's gold and experience counters at the beginning of one of its turns. */
export interface Standing {
  readonly gold: number;
  readonly experience: number;
}

/** One player of a game that was played. */
export interface PlayedSeat {
  readonly hero: string;
  /** Place in turn order: 0 is the starting player. */
  readonly place: number;
  readonly knockouts: number;
  /** Every market card and kept adventure card it ever had. */
  readonly cards: readonly string[];
  /** One entry for each turn it began. */
  readonly course: readonly Standing[];
}

/** A game that was played. */
export interface PlayedGame {
  readonly seed: string;
  readonly seats: readonly PlayedSeat[];
  /** Turns a player that began, the last one counted in full. */
  readonly turns: number;
  /** The way of winning; `null` if the game reached its bound. */
  readonly how: string | null;
  /** Places in `seats`; empty if nobody won. */
  readonly winners: readonly number[];
}

/** How often one Hero without anything was seen to beat one Challenge. */
export interface Duel {
  readonly hero: string;
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly won: number;
}
