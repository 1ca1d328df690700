/**
 * Runebound Second Edition alone: the public functions for its base game, and rulesets composed of what you import.
 *
 * An app loads only the parts that it imports. `explain` cites rules by their ids (`cite` of `runebound-engine/register/second-edition` has
 * their words), `runebound-engine/second-edition/saves` reads saves, and each module has its own entry.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions } from 'runebound-engine/second-edition';
 *
 * const game = createGame({ players: 2, seed: 'tamalir' });
 * const [action] = legalActions(game);
 * const next = action && apply(game, action);
 * ```
 *
 * @module second-edition
 */
import { readOptions } from '../../kernel/state-registry.js';
import { type Table, type TableOptions, createTable as tableOf } from '../../table/table.js';
import { rulesetFor, rulesetOfTable } from '../edition.js';
import { type NearTown, townsOn } from '../inspect/index.js';
import type { SecondEditionState, SecondEditionTypes, SecondEditionView } from '../types.js';

/** The towns that a Hero can reach on foot from a space, the nearest first. */
export const nearestTowns = (
  state: SecondEditionState | SecondEditionView,
  from: string,
): readonly NearTown[] => rulesetFor(state).ask(state, townsOn, from);

/**
 * A table for playing a game: the present state, its history with undo and redo, saves, records and subscribers. Tables of a ruleset with
 * save checks read saves: `createTable` of `runebound-engine/table`.
 *
 * @param setting - `options` of a new game, or `from`: a state or a record
 * @throws InvalidArgumentError unless it has exactly one of the two; InvalidOptionsError like `createGame`
 */
export const createTable = (setting: TableOptions<SecondEditionTypes>): Table<SecondEditionTypes> =>
  tableOf({
    ...readOptions<TableOptions<SecondEditionTypes>>(setting, ['options', 'from']),
    ruleset: rulesetOfTable(setting),
  });

export { actionCode } from '../../kernel/action-values.js';
export { type BoundQueries, bindQueries } from '../../kernel/bind-queries.js';
export { randomSeed } from '../../kernel/chance.js';
export * from '../../kernel/errors.js';
export type { Table, TableOptions } from '../../table/table.js';
export * from '../abilities/language.js';
export type { SecondEditionAction, SpelledSecondEditionAction } from '../actions.js';
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
  composeBundled,
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
export type * from '../known-ids.js';
export { defineModule, type SecondEditionModule } from '../module.js';
export type { SecondEditionOptions, SecondEditionSetup } from '../options.js';
export * from '../screen-queries.js';
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
