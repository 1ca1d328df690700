import type { Game } from './game.js';
import type { Envelope } from './state.js';

/** A joint of the rules: called like a function, and open for modules to override. */
export interface Joint<S extends Envelope, C, A extends readonly unknown[], R> {
  (g: Game<S, C>, ...args: A): R;
  /** Its place in {@link Rules.table}: given anew each time the package is loaded, so never to be stored. */
  readonly slot: number;
  /** What it answers or does, in words. */
  readonly title: string;
  /** The rule as it is when nobody overrides it. */
  readonly base: (g: Game<S, C>, ...args: A) => R;
}

/** A rule of any signature. */
// Types of composed rule functions cannot be kept in one table; `override` is the typed way in.
// biome-ignore lint/suspicious/noExplicitAny: the table holds functions of every signature
export type AnyRule = (...args: any[]) => any;

/** What a module does to a joint. */
export interface Override {
  /** The `slot` of the joint. */
  readonly slot: number;
  /** The `title` of the joint. */
  readonly title: string;
  /** The `base` of the joint. */
  readonly base: AnyRule;
  /** Makes the new rule from the one in force before, which is the base or another module's. */
  readonly wrap: (next: AnyRule) => AnyRule;
}

let slots = 0;

/**
 * Opens a rule for modules. The result is called like the function itself; a composed ruleset answers with its own version.
 * A *question* computes something from the state; a *verb* changes it. Both are joints.
 *
 * Up to four arguments beside the game are passed on.
 */
export function joint<S extends Envelope, C, A extends readonly unknown[], R>(
  title: string,
  base: (g: Game<S, C>, ...args: A) => R,
): Joint<S, C, A, R> {
  const slot = slots++;
  const plain = base as AnyRule;
  // Fixed parameters instead of rest parameters: joints sit on the hot path.
  const ask = (g: Game<S, C>, a: unknown, b: unknown, c: unknown, d: unknown): R =>
    (g.rules.table[slot] ?? plain)(g, a, b, c, d);
  return Object.assign(ask as unknown as (g: Game<S, C>, ...args: A) => R, { slot, title, base });
}

/**
 * Overrides a joint as middleware.
 *
 * @example
 * ```ts
 * override(lifeOf, (next) => (g, who) => next(g, who) + 1)
 * ```
 */
export function override<S extends Envelope, C, A extends readonly unknown[], R>(
  target: Joint<S, C, A, R>,
  wrap: (next: (g: Game<S, C>, ...args: A) => R) => (g: Game<S, C>, ...args: A) => R,
): Override {
  return {
    slot: target.slot,
    title: target.title,
    base: target.base as AnyRule,
    wrap: wrap as (next: AnyRule) => AnyRule,
  };
}
