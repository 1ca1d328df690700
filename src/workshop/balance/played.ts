/* Records of games for later statistics. Plain JSON, to be sent between threads. */

/** A player's gold and experience counters at the start of a turn. */
export interface Standing {
  readonly gold: number;
  readonly experience: number;
}

/** A rested Hero with its possessions: at the start, or in a played game. */
export interface Duelist {
  /** Unique among all Heroes that fight. */
  readonly name: string;
  readonly hero: string;
  /** The player's turn at the time; 0 for a starting Hero. */
  readonly turn: number;
  /** Experience counters by their bonus. */
  readonly experience: Readonly<Record<string, number>>;
  readonly items: readonly string[];
  readonly allies: readonly string[];
  readonly kept: readonly string[];
}

export interface PlayedSeat {
  readonly hero: string;
  /** Place in turn order: 0 is the starting player. */
  readonly place: number;
  readonly knockouts: number;
  /** Every market card and kept adventure card it ever had. */
  readonly cards: readonly string[];
  /** One entry for each of its turns. */
  readonly course: readonly Standing[];
  /** The Hero at the start of some turns, to fight Challenges. */
  readonly snapshots: readonly Duelist[];
}

export interface PlayedGame {
  readonly seed: string;
  readonly seats: readonly PlayedSeat[];
  /** Turns per player; the last one counts in full. */
  readonly turns: number;
  /** How the game ended; `null` at its bound. */
  readonly how: string | null;
  /** Places in `seats`; empty without a winner. */
  readonly winners: readonly number[];
}

/** How often a Hero with its possessions of some turn beat a Challenge. */
export interface Duel {
  /** The name of the fighter. */
  readonly duelist: string;
  readonly hero: string;
  /** 0 for a starting Hero. */
  readonly turn: number;
  readonly challenge: string;
  readonly color: string;
  readonly fights: number;
  readonly won: number;
}
