import { cached } from '../kernel/cached.js';
import {
  type DeepReadonly,
  type Envelope,
  InvalidArgumentError,
  type RuleModule,
  type Ruleset,
} from '../kernel/index.js';

/* Rulesets and modules of any edition: the general code reads only what all editions have. */

/** A ruleset of any edition. */
// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are run by one runner
export type AnyRuleset = Ruleset<any>;

/** A rule module of any edition. */
// biome-ignore lint/suspicious/noExplicitAny: modules for all editions are named by vectors
export type AnyModule = RuleModule<any, any>;

/** A state of any edition. */
export type AnyState = DeepReadonly<Envelope>;

/** Rules and content that vectors may use, in addition to the package. */
export interface VectorOptions {
  /** Modules of an author: vectors name them like bundled ones, and scenarios of Third Edition too. */
  readonly modules?: readonly AnyModule[];
  /** A ruleset that replaces the modules or the scenario a vector names; it must have all of them. */
  readonly ruleset?: AnyRuleset;
}

export function assertRuleset(ruleset: unknown): void {
  try {
    const { rules, transition } = ruleset as Partial<AnyRuleset>;
    if (typeof transition === 'function' && typeof rules?.frames === 'object') return;
  } catch {}
  throw new InvalidArgumentError('This is no ruleset: pass one that composeRuleset or rulesetOf gave.');
}

const composed = new WeakMap<readonly AnyModule[], Map<string, AnyRuleset>>();

/** The ruleset of an author's modules, composed once for all vectors that name the same ones. */
export function composedOnce<R extends AnyRuleset>(
  own: readonly AnyModule[],
  names: readonly unknown[],
  compose: () => R,
): R {
  const known = cached(composed, own, () => new Map());
  return cached(known as Map<string, R>, JSON.stringify(names), compose);
}
