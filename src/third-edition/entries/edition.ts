/**
 * Runebound Third Edition alone: the public functions for both scenarios, and rulesets that you compose.
 *
 * `explain` cites rules by id (`cite` of `runebound-engine/register/third-edition` has their texts).
 * `runebound-engine/third-edition/saves` reads saves.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions, scenarioIds } from 'runebound-engine/third-edition';
 *
 * const game = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * const [action] = legalActions(game);
 * const next = action && apply(game, action);
 * ```
 *
 * @module third-edition
 */
import { readOptions } from '../../kernel/state-registry.js';
import { type Table, type TableOptions, createTable as tableOf } from '../../table/table.js';
import type { PlaceKind } from '../content/board-types.js';
import { rulesetFor, rulesetOfTable } from '../edition.js';
import { type NearPlace, placesNear } from '../inspect/index.js';
import type { ThirdEditionState, ThirdEditionTypes, ThirdEditionView } from '../types.js';

/** The cities, shrines and strongholds that a hero can reach from a hex, the nearest first; with `kind`, only places of that kind. */
export const nearestPlaces = (
  state: ThirdEditionState | ThirdEditionView,
  from: string,
  kind?: PlaceKind,
): readonly NearPlace[] => rulesetFor(state).ask(state, placesNear, from, kind);

/**
 * A table plays one game: it has the current state, the history, undo and redo, saves and records, and it notifies listeners. It does not
 * read saves: a table of a ruleset with checks does (`createTable` of `runebound-engine/table`).
 *
 * @param setting - `options` of a new game, or `from`: a state or a record
 * @throws InvalidArgumentError unless exactly one of the two is given; InvalidOptionsError like `createGame`
 */
export const createTable = (setting: TableOptions<ThirdEditionTypes>): Table<ThirdEditionTypes> =>
  tableOf({
    ...readOptions<TableOptions<ThirdEditionTypes>>(setting, ['options', 'from']),
    ruleset: rulesetOfTable(setting),
  });

export { actionCode } from '../../kernel/action-values.js';
export { type BoundQueries, bindQueries } from '../../kernel/bind-queries.js';
export { randomSeed } from '../../kernel/chance.js';
export * from '../../kernel/errors.js';
export type { Table, TableOptions } from '../../table/table.js';
export * from '../abilities/language.js';
export type { SpelledThirdEditionAction, ThirdEditionAction } from '../actions.js';
export type {
  Answer,
  Answers,
  Attempt,
  AttemptGroup,
  DieSubject,
  QuestionSubject,
  Subject,
  TokenSubject,
} from '../attempts/index.js';
export type { Board, Content } from '../base/content.js';
export type { Seat } from '../base/setup.js';
export * from '../base/state.js';
export { composeRuleset, rulesetOf, scenarioIds } from '../box.js';
export type { LightThirdEditionRuleset, RulesetParts, ThirdEditionRuleset } from '../compose.js';
export * from '../content/board-types.js';
export * from '../content/cards.js';
export type { ContentPack } from '../content/pack.js';
export { rulesetFor } from '../edition.js';
export type * from '../inspect/types.js';
export type * from '../known-ids.js';
export { defineModule, type ThirdEditionModule } from '../module.js';
export type { ThirdEditionOptions, ThirdEditionSetup } from '../options.js';
export * from '../screen-queries.js';
export type {
  SeenThirdEditionEvent,
  ThirdEditionDecision,
  ThirdEditionEvent,
  ThirdEditionFrame,
  ThirdEditionState,
  ThirdEditionTypes,
  ThirdEditionView,
} from '../types.js';
export * from './functions.js';
