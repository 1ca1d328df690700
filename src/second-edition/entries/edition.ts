/**
 * Runebound Second Edition alone: the public functions for its base game, and rulesets composed of what you import.
 *
 * Nothing large comes with it that you do not name. `explain` cites rules by their ids (`cite` of `runebound-engine/register/second-edition`
 * has their words), saves are read by `runebound-engine/second-edition/saves`, and each module has an entry of its own.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions } from 'runebound-engine/second-edition';
 *
 * let state = createGame({ players: 2, seed: 'tamalir' });
 * state = apply(state, legalActions(state)[0]);
 * ```
 *
 * @module second-edition
 */
import { readOptions } from '../../kernel/state-registry.js';
import { type Table, type TableOptions, createTable as tableOf } from '../../table/table.js';
import { rulesetFor, rulesetOfTable } from '../edition.js';
import { type NearTown, townsOn } from '../inspect/index.js';
import type { SecondEditionState, SecondEditionTypes, SecondEditionView } from '../types.js';

/** The towns that can be reached on foot from a space, the nearest first. */
export const nearestTowns = (
  state: SecondEditionState | SecondEditionView,
  from: string,
): readonly NearTown[] => rulesetFor(state).ask(state, townsOn, from);

/**
 * A table at which a game is played: the present state, what led to it, undo and redo, saves and records, and whoever wants to know of
 * changes. Saves are read by tables of a ruleset that checks them: `createTable` of `runebound-engine/table`.
 *
 * @param setting - `options` of a new game, or `from`: a state or a record
 * @throws InvalidArgumentError if it is not just one of the two; InvalidOptionsError like `createGame`
 */
export const createTable = (setting: TableOptions<SecondEditionTypes>): Table<SecondEditionTypes> =>
  tableOf({
    ...readOptions<TableOptions<SecondEditionTypes>>(setting, ['options', 'from']),
    ruleset: rulesetOfTable(setting),
  });

export { actionCode } from '../../kernel/action-values.js';
export { randomSeed } from '../../kernel/chance.js';
export * from '../../kernel/errors.js';
export type { Table, TableOptions } from '../../table/table.js';
export * from '../abilities/language.js';
export type { SecondEditionAction } from '../actions.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  QuestionSubject,
  Subject,
} from '../attempts/index.js';
export type { Board, Ground } from '../base/board.js';
export type { Bearing, CardSide, TriggeredEntry, UsedEntry } from '../base/card-index.js';
export type { Content } from '../base/content.js';
export { compileContent } from '../base/content.js';
export type { Seat } from '../base/setup.js';
export * from '../base/state.js';
export {
  composeRuleset,
  type LightSecondEditionRuleset,
  movementDice,
  type RulesetParts,
  riseOfTheDragonLords,
  type SecondEditionRuleset,
} from '../compose.js';
export * from '../content/board-types.js';
export * from '../content/cards.js';
export type { NeededList, Needs, Understanding, Understands } from '../content/check-sorts.js';
export type * from '../event-types.js';
export { oddsOf } from '../inspect/index.js';
export type * from '../inspect/types.js';
export { defineModule, type SecondEditionModule } from '../module.js';
export type { SecondEditionOptions } from '../options.js';
export type {
  EventsWith,
  SecondEditionDecision,
  SecondEditionEvent,
  SecondEditionFrame,
  SecondEditionState,
  SecondEditionTypes,
  SecondEditionView,
} from '../types.js';
export * from './functions.js';
