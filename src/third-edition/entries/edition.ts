/**
 * Runebound Third Edition alone: the public functions for games of either scenario, and rulesets composed of what you import.
 *
 * `explain` cites rules by their ids (`cite` of `runebound-engine/register/third-edition` has their words), and saves are read by
 * `runebound-engine/third-edition/saves`.
 *
 * @example
 * ```ts
 * import { apply, createGame, legalActions, scenarioIds } from 'runebound-engine/third-edition';
 *
 * let state = createGame({ scenario: 'corpse-king', players: 2, seed: 7 });
 * state = apply(state, legalActions(state)[0]);
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

/** The cities, shrines and strongholds that can be reached from a hex, the nearest first; those of a kind if one is named. */
export const nearestPlaces = (
  state: ThirdEditionState | ThirdEditionView,
  from: string,
  kind?: PlaceKind,
): readonly NearPlace[] => rulesetFor(state).ask(state, placesNear, from, kind);

/**
 * A table at which a game is played: the present state, what led to it, undo and redo, saves and records, and whoever wants to know of
 * changes. Saves are read by tables of a ruleset that checks them: `createTable` of `runebound-engine/table`.
 *
 * @param setting - `options` of a new game, or `from`: a state or a record
 * @throws InvalidArgumentError if it is not just one of the two; InvalidOptionsError like `createGame`
 */
export const createTable = (setting: TableOptions<ThirdEditionTypes>): Table<ThirdEditionTypes> =>
  tableOf({
    ...readOptions<TableOptions<ThirdEditionTypes>>(setting, ['options', 'from']),
    ruleset: rulesetOfTable(setting),
  });

export { actionCode } from '../../kernel/action-values.js';
export { randomSeed } from '../../kernel/chance.js';
export * from '../../kernel/errors.js';
export type { Table, TableOptions } from '../../table/table.js';
export * from '../abilities/language.js';
export type { ThirdEditionAction } from '../actions.js';
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
export { composeRuleset, rulesetOf, type ScenarioId, scenarioIds } from '../box.js';
export type { LightThirdEditionRuleset, RulesetParts, ThirdEditionRuleset } from '../compose.js';
export * from '../content/board-types.js';
export * from '../content/cards.js';
export type { ContentPack } from '../content/pack.js';
export { rulesetFor } from '../edition.js';
export type * from '../inspect/types.js';
export type { ThirdEditionOptions } from '../options.js';
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
