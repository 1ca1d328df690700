export * from './actions.js';
export * from './chance.js';
export * from './copy.js';
export * from './decks.js';
export * from './errors.js';
export * from './events.js';
export * from './frames.js';
export { type Actor, Game, type Verdict } from './game.js';
export { canonicalJson, hashText } from './hash.js';
export * from './module.js';
export { under } from './problems.js';
export { type AnyJoint, type AnyRule, type Joint, joint, type Override, override } from './questions.js';
export { assertRecord, type GameRecord } from './records.js';
export {
  type ActOptions,
  bindRuleset,
  type CommonOptions,
  type EditionBinding,
  type Ruleset,
  type Transition,
  type TreeCounts,
} from './ruleset.js';
export * from './rulings.js';
export { Simulation, type SimulationOptions, type SimulationRules } from './simulation.js';
export type * from './state.js';
export { copyData, readOptions } from './states.js';
