/**
 * A headless rules engine for the board game Runebound: which actions are legal, and what they do. Unofficial.
 *
 * All functions are pure and take immutable JSON states: they never change an argument.
 *
 * @module runebound-engine
 */
import {
  type EditionId,
  type Editions,
  engine,
  type GameOptions,
  type GameState,
  type GameTable,
  type GameView,
} from './bundled.js';
import type { EditionOf } from './edition-types.js';
import type { Ruleset } from './kernel/index.js';
import { type NearTown, townsOn } from './second-edition/inspect/index.js';
import type { TableOptions } from './table/table.js';

/**
 * The towns that a Hero can reach on foot from a space, the nearest first.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export const nearestTowns = (state: GameState | GameView, from: string): readonly NearTown[] =>
  engine.rulesetFor(state).ask(state, townsOn, from);

/**
 * The ruleset of a state: all functions of its rules, without a look-up each time, and `ask` for your own questions.
 *
 * @throws InvalidSaveError if it is not a state; UnknownRulesetError if a module is missing
 * @example
 * ```ts
 * rulesetFor(game).rules.content.cards['white-blade']?.name; // 'White Blade'
 * ```
 */
export const rulesetFor = <S extends GameState<EditionId> | GameView<EditionId>>(
  state: S,
): Ruleset<Editions[EditionOf<Editions, S>]> => engine.rulesetFor(state);

/**
 * A table plays one game: it has the current state, the history, undo and redo, saves and records, and it notifies listeners. It uses the
 * bundled rules; for a ruleset of your own, use `createTable` of `runebound-engine/table`.
 *
 * @param setting - `options` of a new game, or `from`: a state, a save or a record
 * @throws InvalidArgumentError unless exactly one of the two is given; InvalidOptionsError, InvalidSaveError, UnknownRulesetError like the
 * functions that read them
 * @example
 * ```ts
 * const table = createTable({ options: { players: 2, seed: 'tamalir' } });
 * table.subscribe(() => draw(table.getSnapshot()));
 * table.act({ type: 'move/roll', dice: 5 }, { by: 1 });
 * ```
 */
export const createTable = <E extends EditionId = 'second-edition'>(
  setting: Pick<TableOptions<Editions[E]>, 'from'> & {
    /** The options of a new game. */
    readonly options?: GameOptions<E>;
  },
): GameTable<E> => engine.createTable<E>(setting as Parameters<typeof engine.createTable<E>>[0]);

export type {
  Action,
  Decision,
  EditionId,
  Editions,
  FollowedView,
  GameEvent,
  GameOptions,
  GameSimulation,
  GameState,
  GameTable,
  GameView,
  SeenGameEvent,
  SpelledAction,
} from './bundled.js';
export { composeRuleset, type ThirdEditionSetting } from './compose-ruleset.js';
export type {
  EditionOf,
  Editions as EditionTypes,
  EditionsIn,
  OptionsFor,
  SeenIn,
  StateIn,
  TypesOf,
  ViewIn,
} from './edition-types.js';
export { type AnyEdition, createEngine, type Edition, type Engine } from './engine.js';
export * from './functions.js';
export { actionCode } from './kernel/action-values.js';
export { forbid, type Refusal } from './kernel/actions.js';
export { type BoundQueries, bindQueries } from './kernel/bind-queries.js';
export { type ChanceAnswer, type ChanceOutcome, type ChanceRequest, randomSeed } from './kernel/chance.js';
export * from './kernel/errors.js';
export { override } from './kernel/hooks.js';
export type {
  ActOptions,
  GameRecord,
  Goal,
  Json,
  Outcome,
  PlayoutOptions,
  Prediction,
  Ruleset,
  Ruling,
  SeenEvent,
  SimulationOptions,
  Transition,
  TreeCounts,
} from './kernel/index.js';
export { Simulation } from './kernel/index.js';
export type { ModuleRule } from './kernel/module.js';
export type { CommonOptions, ManualOptions, OrOther, SeededOptions, Spelled } from './kernel/options.js';
export {
  type OfSort,
  ofSort,
  type Phrase,
  type Reason,
  type ReasonValue,
  type Several,
  why,
} from './kernel/reasons.js';
export {
  type Citation,
  isRuleId,
  type Rule,
  type RuleId,
  rule,
  rulesOf,
  searchRules,
} from './register/index.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  QuestionSubject,
  Subject,
} from './second-edition/attempts/index.js';
export {
  type BundledModule,
  bundledModules,
  secondEdition,
} from './second-edition/bundled.js';
export { oddsOf } from './second-edition/inspect/index.js';
export type * from './second-edition/inspect/types.js';
export type * from './second-edition/known-ids.js';
export { defineModule } from './second-edition/module.js';
export type { LogEntry, Table, TableOptions, TableSnapshot } from './table/table.js';
export { thirdEdition } from './third-edition/bundled.js';
export type * from './third-edition/known-ids.js';
