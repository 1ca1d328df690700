/**
 * Conformance vectors: positions, the actions taken in them, and what must then be true, as JSON for any engine. And
 * the promises of all rules, tried in random games.
 *
 * @module conformance
 */
export { type PlayedVector, playVector } from './play.js';
export {
  type BrokenPromise,
  type PromiseName,
  promises,
  type RulesTrial,
  type TryRulesOptions,
  tryRules,
} from './promises.js';
export { readVectors } from './read.js';
export type { AnyModule, AnyRuleset, AnyState, VectorOptions } from './ruleset.js';
export { type Fault, type Moment, runVector, runVectors, type Verdict } from './run.js';
export {
  type Expectation,
  type Vector,
  type VectorFile,
  type VectorStep,
  vectorFileSchema,
  vectorSchema,
} from './schema.js';
export {
  type DecisionWord,
  type EventWord,
  type Vocabulary,
  vocabularyOf,
} from './vocabulary.js';
