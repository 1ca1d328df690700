/* What the entries of conformance have in common: forms and types, and the trial of rules, which asks no edition. */

export type { PlayedVector } from './play.js';
export {
  type BrokenPromise,
  type PromiseName,
  promises,
  type RulesTrial,
  type TryRulesOptions,
  tryRules,
} from './promises.js';
export type { AnyModule, AnyRuleset, AnyState, VectorOptions } from './ruleset.js';
export type { Fault, Moment, Verdict } from './run.js';
export type { Expectation, Vector, VectorFile, VectorStep } from './schema.js';
export type { Vectors } from './vectors.js';
export type { DecisionWord, EventWord, Vocabulary } from './vocabulary.js';
