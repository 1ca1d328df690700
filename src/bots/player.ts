import {
  type Decision,
  type Outcome,
  type SeenEvent,
  type Source,
  sourceFrom,
  wordsOfSeed,
} from '../kernel/index.js';

/* What bots of every edition are, and the few words in which they think. */

/** How much time a bot has for a decision. */
export interface Clock {
  /** Milliseconds for this decision; `null` if nobody counts them. */
  readonly budget: number | null;
  /** Milliseconds that are left of them, never below 0; `Infinity` if nobody counts them. */
  remaining(): number;
  /** Aborted when the time is up, or the game is stopped: hand it on to whatever the bot waits for. */
  readonly signal: AbortSignal;
}

/** What a bot is told besides the view. */
export interface HelpersOf<R> {
  /** The player who decides. */
  readonly player: number;
  /** What is asked. */
  readonly decision: Decision;
  /** The rules in force, with the content. */
  readonly ruleset: R;
  /** Its time. `playGame` and `playMatch` give it; where somebody else asks a bot it may be left out, and nobody counts. */
  readonly clock?: Clock;
}

/** What a bot learns when its game begins. */
export interface StartOf<V, R> {
  /** The seat that it plays. */
  readonly player: number;
  /** What is known there of the first position, frozen. */
  readonly view: V;
  /** The rules in force, with the content. */
  readonly ruleset: R;
  /** What the players are called, by seat: the names of the bots. */
  readonly names: readonly string[];
}

/** Where a bot is when it observes. */
export interface SeatOf<V> {
  /** The seat that it plays. */
  readonly player: number;
  /** What is known there of the position after the events, frozen: made when it is asked for. */
  view(): V;
}

/** What a bot learns when its game is over. */
export interface EndOf<V> {
  /** The seat that it played. */
  readonly player: number;
  /** How the game ended by its rules; `null` if it did not get there. */
  readonly outcome: Outcome | null;
  /** What is known there of the last position, frozen. */
  readonly view: V;
}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface BotOf<V, A, H extends { readonly ruleset: unknown }, E = SeenEvent> {
  /** What messages about it call it. */
  readonly name: string;
  /** Called once, before the first decision of the game. */
  begin?(start: StartOf<V, H['ruleset']>): void;
  /**
   * Called after every action, of anybody.
   *
   * @param events - what this player sees of what happened, frozen; empty if all of it is hidden
   */
  observe?(events: readonly E[], seat: SeatOf<V>): void;
  /**
   * Chooses an action.
   *
   * @param view - the game as this player knows it, frozen
   * @param legal - everything that this player may do, never empty, frozen
   * @returns one of `legal`
   */
  choose(view: V, legal: readonly A[], helpers: H): A;
  /** Called once, after the last action of the game. */
  end?(end: EndOf<V>): void;
}

/**
 * Somebody who plays in a match and may take time for it: like a bot, but each function may give a promise. Every bot is one.
 * Only `playMatch` waits for promises.
 */
export interface PlayerOf<V, A, H extends { readonly ruleset: unknown }, E = SeenEvent> {
  /** What messages about it call it. */
  readonly name: string;
  /** Called once, before the first decision of the game. */
  begin?(start: StartOf<V, H['ruleset']>): void | Promise<void>;
  /** Called after every action, of anybody, with what this player sees of what happened. The game waits for it. */
  observe?(events: readonly E[], seat: SeatOf<V>): void | Promise<void>;
  /** Chooses one of `legal`, all that this player may do. */
  choose(view: V, legal: readonly A[], helpers: H & { readonly clock: Clock }): A | Promise<A>;
  /** Called once, when the game is over. */
  end?(end: EndOf<V>): void | Promise<void>;
}

/** Actions are told apart by their type. */
interface Typed {
  readonly type: string;
}

/** A bot's own source of chance: equal seeds, equal play. */
export const botSource = (seed: string | number): Source => sourceFrom(wordsOfSeed(seed));

/** The first action of a type, narrowed to its kind. */
export const find = <A extends Typed, T extends A['type']>(
  legal: readonly A[],
  type: T,
): Extract<A, { type: T }> | undefined =>
  legal.find((action): action is Extract<A, { type: T }> => action.type === type);

/** All actions of a type, narrowed to their kind. */
export const all = <A extends Typed, T extends A['type']>(
  legal: readonly A[],
  type: T,
): Extract<A, { type: T }>[] =>
  legal.filter((action): action is Extract<A, { type: T }> => action.type === type);

/** The item that scores highest; of equals, the first. */
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
