export * from './action-values.js';
export * from './actions.js';
export * from './attempts.js';
export { bindRuleset } from './bind-ruleset.js';
export type { EditionBinding } from './binding.js';
export type { Blank } from './blanks.js';
export * from './chance.js';
export * from './compose.js';
export type { PlayerCache, Priced, RulesContext, RulesInForce, StepOrder } from './context.js';
export * from './copy.js';
export { mostCounted, raised } from './counting.js';
export type * from './decision.js';
export * from './decks.js';
export { dictionary } from './dictionary.js';
export * from './errors.js';
export { eventsFor } from './event-visibility.js';
export * from './events.js';
export { type FollowedOf, type Follower, onEvent } from './follow.js';
export {
  type Form,
  type Forms,
  formOfList,
  type MapPart,
  plainList,
  sameItems,
  type Whole,
} from './forms.js';
export type * from './frame-refs.js';
export * from './frames.js';
export { type Actor, Game, gameOf, type Verdict } from './game.js';
export type * from './game-types.js';
export { canonicalJson, hashText } from './hash.js';
export type { Hiding } from './hidden-information.js';
export {
  type AnyHook,
  type AnyRule,
  cachedByPart,
  cachedByPlayer,
  type Hook,
  hook,
  type Mark,
  mark,
  type Override,
  override,
  stalePartCaches,
  stalePlayerCaches,
} from './hooks.js';
export { copyData } from './json.js';
export type { JudgeFor } from './judging.js';
export { frozenList } from './listing.js';
export * from './module.js';
export { type NameHolder, Names } from './names.js';
export type { CommonOptions, ManualOptions, OrOther, SeededOptions, Spelled } from './options.js';
export type { Prediction } from './prediction.js';
export { under } from './problems.js';
export * from './reasons.js';
export { assertRecord, type GameRecord } from './records.js';
export type { Rules } from './rules.js';
export type * from './ruleset.js';
export * from './rulings.js';
export * from './simulation.js';
export type * from './state.js';
export { viewerOf } from './state.js';
export { assertPlayer, isModuleList, readList, readNamed, readOptions } from './state-registry.js';
export * from './step-builders.js';
export type { Offer, StepChange, StepWrap } from './step-tables.js';
export { type Vocabulary, vocabulary } from './vocabulary.js';
