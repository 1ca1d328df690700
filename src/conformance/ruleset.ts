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

export function assertRuleset(ruleset: unknown): void {
  try {
    const { rules, transition } = ruleset as Partial<AnyRuleset>;
    if (typeof transition === 'function' && typeof rules?.frames === 'object') return;
  } catch {
    // Reported below.
  }
  throw new InvalidArgumentError('This is no ruleset: pass one that composeRuleset or rulesetOf gave.');
}
