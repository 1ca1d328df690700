import * as saves from '../../kernel/saves/migrations.js';
import { baseGame } from '../base/base-with-invariants.js';
import { stateVersion } from '../base/state.js';
import type { SaveChecks } from '../compose.js';
import { problemsOfShape, problemsOfState, problemsOfView } from './problems.js';

/** For each old version, the migration to the next. Version 1 is the current one. */
const migrations: Readonly<Record<number, saves.Migration>> = {};

const migrate = (value: unknown): unknown => saves.migrate(value, migrations, stateVersion);

/**
 * Checks states from outside; pass it as the `saves` of a ruleset.
 *
 * @example
 * ```ts
 * const { createGame, apply, serialize, parseState } = composeRuleset('corpse-king', { saves: saveChecks });
 * ```
 */
export const saveChecks: SaveChecks = {
  migrate,
  problemsOf: problemsOfState,
  problemsOfForm: problemsOfShape,
  problemsOfView,
  base: baseGame,
};
