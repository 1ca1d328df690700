/* What is noted down about a game, to be counted later. Plain JSON, so that it travels between threads. */

/** A player's gold and experience counters at the beginning of one of its turns. */
export interface Standing {
  readonly gold: number;
  readonly experience: number;
}

/** A Hero with what it has, rested: as it starts, or as it was in a game that was played. */
export interface Duelist {
  /** Tells it from everybody else who is sent to fight. */
  readonly name: string;
  readonly hero: string;
  /** The turn of the player it was taken from; 0 for a Hero as it starts. */
  readonly turn: number;
  /** Experience counters by what they raise. */
  readonly experience: Readonly<Record<string, number>>;
  readonly items: readonly string[];
  readonly allies: readonly string[];
  readonly kept: readonly string[];
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
  /** The Hero at the beginning of some of its turns, to be sent against Challenges. */
  readonly snapshots: readonly Duelist[];
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

/** How often one Hero, with what it had in some turn, was seen to beat one Challenge. */
export interface Duel {
  /** The name of the fighter. */
  readonly duelist: string;
  readonly hero: string;
  /** 0 for a Hero as it starts. */
  readonly turn: number;
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly won: number;
}
