export * from './actions.js';
export * from './chance.js';
export * from './copy.js';
export * from './decks.js';
export * from './errors.js';
export * from './events.js';
export * from './frames.js';
export { Game, type Verdict } from './game.js';
export { canonicalJson, hashText } from './hash.js';
export * from './module.js';
export { under } from './problems.js';
export { type AnyRule, type Joint, joint, type Override, override } from './questions.js';
export { assertRecord, type GameRecord } from './records.js';
export {
  bindRuleset,
  type CommonOptions,
  type EditionBinding,
  type Ruleset,
  type Transition,
  type TreeCounts,
} from './ruleset.js';
export * from './rulings.js';
export { Simulation, type SimulationOptions } from './simulation.js';
export type * from './state.js';
