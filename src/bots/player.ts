import { type Decision, type Source, sourceFrom, wordsOfSeed } from '../kernel/index.js';

/* What bots of every edition are, and the few words in which they think. */

/** What a bot is told besides the view. */
export interface HelpersOf<R> {
  /** The player who decides. */
  readonly player: number;
  /** What is asked. */
  readonly decision: Decision;
  /** The rules in force, with the content. */
  readonly ruleset: R;
}

/** Somebody who plays: chooses one of the legal actions whenever a decision is theirs. */
export interface BotOf<V, A, H> {
  /** What messages about it call it. */
  readonly name: string;
  /**
   * Chooses an action.
   *
   * @param view - the game as this player knows it, frozen
   * @param legal - everything that this player may do, never empty
   * @returns one of `legal`
   */
  choose(view: V, legal: readonly A[], helpers: H): A;
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
