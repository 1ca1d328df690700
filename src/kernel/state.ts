import type { RuleId } from '../register/rule-ids.js';

/** Anything that survives `JSON.parse(JSON.stringify(value))` unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Makes a type deeply readonly. `Json` itself stays as it is. */
export type DeepReadonly<T> = Json extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** One thing in progress: a turn, a combat, a roll. The innermost is the last of the stack. A frame kind adds its locals. */
export interface Frame {
  /** Which frame kind this is, such as `turn` or `combat`. */
  kind: string;
  /** The step that is due. Empty: the frame has ended and will be removed. */
  readonly step: string;
  /** The result of the last frame that it called. */
  result?: Json;
}

/** A lazy deck: it stores no order that nobody knows. Next: the first of `top`, else a random one of `pool`, else the first of `bottom`. */
export interface Deck {
  /** Cards with a known place on top, the topmost first. */
  top: string[];
  /** Cards that nobody has seen since the last shuffle, in content order, which reveals nothing. */
  pool: string[];
  /** Cards put under the deck openly, the upper ones first. */
  bottom: string[];
  /** How many cards of the pool are elsewhere face down. Nobody has seen them or, in a view, the viewer cannot tell which they are. */
  aside?: number;
}

/** A deck for reading. */
export type SeenDeck = DeepReadonly<Deck>;

/** The writable version of a readonly type, for a part that this game alone holds. */
export type Owned<T> = Json extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { -readonly [N in keyof T]: Owned<T[N]> };

/** How chance is answered. */
export interface ChanceState {
  /** `seeded`: the engine answers at once. `manual`: the game waits for the caller's answer. */
  mode: 'seeded' | 'manual';
  /** The generator's four 32-bit words; `null` in manual games and in views. */
  generator: number[] | null;
  /** How often chance has answered. Undo cannot take these answers back. */
  answered: number;
  /** A hash below 2^32 of the answers of chance and of what only some players saw: other knowledge, other hash. 0 in views. */
  trail: number;
}

/** How a game ended. */
export interface Outcome {
  /** The winners by index; empty if all players lost. */
  readonly winners: readonly number[];
  /** All players, the best first; players in one inner list are equal. */
  readonly ranking: readonly (readonly number[])[];
  /** A word for the way in which the game ended, such as `margath`. */
  readonly how: string;
  /** The rule that ended it. */
  readonly rule: RuleId;
}

/** Something that ends the game, and how near everybody is to it. */
export interface Goal {
  /** The word that the outcome will have: a way in which the game ends, or the id of the card whose defeat ends it. */
  readonly how: string;
  /** Who has the game then: one player, all together, or nobody. */
  readonly wins: 'one' | 'all' | 'nobody';
  /** The rule that makes it the end. */
  readonly rule: RuleId;
  /** The card that it is about; `null` if it is about none. */
  readonly card: string | null;
  /** How many it takes; `null` where nothing is counted, or where the most decides. */
  readonly need: number | null;
  /** How many each player has, by index; empty where nothing is counted. */
  readonly have: readonly number[];
}

/** The part of a state that all editions share. The edition adds the rest. */
export interface Envelope {
  /** The version of the state's form; raised when saves need migration. */
  schema: number;
  /** The edition, such as `second-edition`. */
  edition: string;
  /** The ids of the modules in force, without the edition's own rules. */
  modules: readonly string[];
  /** A hash of the content of the game. */
  content: string;
  /** How chance is answered in this game. */
  chance: ChanceState;
  /** The stack of frames, outermost first. Empty once the game is over. */
  frames: Frame[];
  /** The decks by id. `drawable` counts the cards of one. */
  readonly decks: Readonly<Record<string, SeenDeck>>;
  /** The players, clockwise; elsewhere a player is an index into this list. */
  players: readonly unknown[];
  /** `null` while the game goes on. */
  outcome: Outcome | null;
  /** The module states, by module id. */
  ext: Record<string, Json>;
}

/** The board and cards: a state without frames and chance. */
export type VisibleState<S extends Envelope = Envelope> = Omit<S, 'frames' | 'chance'>;

/** The viewer of a view by player index, `null` for a spectator; `undefined` for a state. */
export const viewerOf = (value: Envelope): number | null | undefined =>
  (value as { readonly viewer?: number | null }).viewer;

/** What happened: enough to animate the change and to cite its rule. */
export interface GameEvent {
  /** What happened, such as `wounds/taken`. */
  readonly type: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
  readonly [detail: string]: Json;
}

/** An event as one player sees it, without hidden details. */
export interface SeenEvent {
  /** What happened, such as `wounds/taken`. */
  readonly type: string;
  /** The rule by which it happened. */
  readonly rule: RuleId;
  readonly [detail: string]: Json | undefined;
}
