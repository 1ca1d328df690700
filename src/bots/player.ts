import {
  type Decision,
  type Outcome,
  type SeenEvent,
  type Source,
  sourceFrom,
  wordsOfSeed,
} from '../kernel/index.js';

/** The time that a bot has for a decision. */
export interface Clock {
  /** Milliseconds for this decision; `null` for no limit. */
  readonly budget: number | null;
  /** Milliseconds left, never below 0; `Infinity` without a limit. */
  remaining(): number;
  /** Aborted when the time is up or the game is stopped. Pass it to what the bot waits for. */
  readonly signal: AbortSignal;
}

/** What a bot gets together with the view. */
export interface HelpersOf<R> {
  /** The player who decides. */
  readonly player: number;
  /** The decision. */
  readonly decision: Decision;
  /** The rules in force, with their content. */
  readonly ruleset: R;
  /** Its time. `playGame` and `playMatch` set it; other callers may leave it out for no limit. */
  readonly clock?: Clock;
}

/** What a bot gets when its game begins. */
export interface StartOf<V, R> {
  /** Its seat. */
  readonly player: number;
  /** Its view of the first position, frozen. */
  readonly view: V;
  /** The rules in force, with their content. */
  readonly ruleset: R;
  /** The names of the bots, by seat. */
  readonly names: readonly string[];
}

/** What a bot gets when it observes. */
export interface SeatOf<V> {
  /** Its seat. */
  readonly player: number;
  /** Its view of the position after the events, frozen; made on request. */
  view(): V;
}

/** What a bot gets when its game is over. */
export interface EndOf<V> {
  /** Its seat. */
  readonly player: number;
  /** How the game ended by its rules; `null` if it ended otherwise. */
  readonly outcome: Outcome | null;
  /** Its view of the last position, frozen. */
  readonly view: V;
}

/** A bot: chooses one of the legal actions at each decision of its player. */
export interface BotOf<V, A, H extends { readonly ruleset: unknown }, E = SeenEvent> {
  /** Its name in messages. */
  readonly name: string;
  /** Called once, before the first decision of the game. */
  begin?(start: StartOf<V, H['ruleset']>): void;
  /**
   * Called after every action of any player.
   *
   * @param events - the part of the events that this player sees, frozen; empty if it sees none
   */
  observe?(events: readonly E[], seat: SeatOf<V>): void;
  /**
   * Chooses an action.
   *
   * @param view - the view of this player, frozen
   * @param legal - all legal actions of this player, never empty, frozen
   * @returns one of `legal`
   */
  choose(view: V, legal: readonly A[], helpers: H): A;
  /** Called once, after the last action of the game. */
  end?(end: EndOf<V>): void;
}

/** A player in a match: like a bot, but each function may return a promise. Every bot is one. Only `playMatch` waits for promises. */
export interface PlayerOf<V, A, H extends { readonly ruleset: unknown }, E = SeenEvent> {
  /** Its name in messages. */
  readonly name: string;
  /** Called once, before the first decision of the game. */
  begin?(start: StartOf<V, H['ruleset']>): void | Promise<void>;
  /** Called after every action of any player with the events that this player sees. The game waits for it. */
  observe?(events: readonly E[], seat: SeatOf<V>): void | Promise<void>;
  /** Chooses one of `legal`, the legal actions of this player. */
  choose(view: V, legal: readonly A[], helpers: H & { readonly clock: Clock }): A | Promise<A>;
  /** Called once, when the game is over. */
  end?(end: EndOf<V>): void | Promise<void>;
}

/** What a part of a bot does at each kind of decision, given the frame that asks; without an entry it has no opinion. */
export type WaysOf<G, A> = Readonly<
  Record<string, (g: G, player: number, legal: readonly A[], f: never) => A | undefined>
>;

interface Typed {
  readonly type: string;
}

export const botSource = (seed: string | number): Source => sourceFrom(wordsOfSeed(seed));

export const find = <A extends Typed, T extends A['type']>(
  legal: readonly A[],
  type: T,
): Extract<A, { type: T }> | undefined =>
  legal.find((action): action is Extract<A, { type: T }> => action.type === type);

export const all = <A extends Typed, T extends A['type']>(
  legal: readonly A[],
  type: T,
): Extract<A, { type: T }>[] =>
  legal.filter((action): action is Extract<A, { type: T }> => action.type === type);

/** The item with the highest score; among equals, the first. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = score(item);
    if (points > most) {
      most = points;
      found = item;
    }
  }
  return found;
}
