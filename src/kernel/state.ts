import type { RuleId } from '../register/rule-ids.js';

/** Anything that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value that nobody writes to, however deep. What is any JSON value stays what it is. */
export type DeepReadonly<T> = Json extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/**
 * One thing being resolved: a turn, a combat, a roll. The state holds a stack of them, the innermost last.
 * A frame kind adds its own few values to these three.
 */
export interface Frame {
  /** Which frame kind this is, such as `turn` or `combat`. */
  kind: string;
  /** The step that is due. An empty string means that the frame is done and will be removed. */
  readonly step: string;
  /** What the frame called last handed back, if it handed back anything. */
  result?: Json;
}

/**
 * A lazy deck: no order is stored that nobody at the table knows.
 * The next card is the first of `top`, else one of `pool` (which one is decided when it is drawn), else the first of `bottom`.
 */
export interface Deck {
  /** Cards whose place on top of the deck is known, the topmost first. */
  top: string[];
  /** Cards nobody has seen since the last shuffle, in the order of the content: that order says nothing. */
  pool: string[];
  /** Cards put under the deck in sight of everybody, the upper ones first. */
  bottom: string[];
  /**
   * How many cards of the pool lie elsewhere face down: unseen by everybody or, in a view, by its viewer, who cannot tell which of the
   * pool they are.
   */
  aside?: number;
}

/** A deck to be looked at only. */
export type SeenDeck = DeepReadonly<Deck>;

/** What is to be written to, of what is declared as read only: it is nobody else's. */
export type Owned<T> = Json extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { -readonly [N in keyof T]: Owned<T[N]> };

/** How chance is answered, and with what. */
export interface ChanceState {
  /** `seeded`: the engine answers at once. `manual`: the game waits for the outcome to be told. */
  mode: 'seeded' | 'manual';
  /** The generator's four 32-bit words; `null` in manual games and in views. */
  generator: number[] | null;
  /** How many times chance has decided something so far. What was decided cannot be taken back. */
  answered: number;
  /**
   * A trace of all that chance has answered, and of all that happened in sight of some only: a whole number below 2^32. In two states with
   * different ones not the same has been seen. 0 in views.
   */
  trail: number;
}

/** How a game ended. */
export interface Outcome {
  /** Player indices of the winners; empty when everybody lost. */
  readonly winners: readonly number[];
  /** All players, the best first; players of one inner list are equal. */
  readonly ranking: readonly (readonly number[])[];
  /** A word for the way the game ended, such as `margath`. */
  readonly how: string;
  /** The rule that ended it. */
  readonly rule: RuleId;
}

/** What the state of every game of every edition holds. The rest of the state belongs to the edition. */
export interface Envelope {
  /** Version of the state's form; raised when saves need migrating. */
  schema: number;
  /** The game played, such as `second-edition`. */
  edition: string;
  /** Ids of the rule modules in force besides the edition's own rules. */
  modules: readonly string[];
  /** Fingerprint of the content the game is played with. */
  content: string;
  /** How chance is answered in this game. */
  chance: ChanceState;
  /** What is being resolved, outermost first. Empty once the game is over. */
  frames: Frame[];
  /** By deck id. `drawable` says how many cards one still has. */
  readonly decks: Readonly<Record<string, SeenDeck>>;
  /** An entry for each player, clockwise; everywhere else a player is an index into this list. */
  players: readonly unknown[];
  /** `null` while the game goes on. */
  outcome: Outcome | null;
  /** What modules remember, by module id. */
  ext: Record<string, Json>;
}

/** What lies on the table: a state without what is being resolved, and without chance. */
export type VisibleState<S extends Envelope = Envelope> = Omit<S, 'frames' | 'chance'>;

/** Whose view a value is, by player index, `null` a spectator's; `undefined` if it is a state. */
export const viewerOf = (value: Envelope): number | null | undefined =>
  (value as { readonly viewer?: number | null }).viewer;

/** A fact that happened, enough to animate the change and to cite the rule behind it. */
export interface GameEvent {
  /** What happened, such as `wounds/taken`. */
  readonly type: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
  readonly [detail: string]: Json;
}

/** A fact as somebody sees it: what that one may not know is not there. */
export interface SeenEvent {
  /** What happened, such as `wounds/taken`. */
  readonly type: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
  readonly [detail: string]: Json | undefined;
}
