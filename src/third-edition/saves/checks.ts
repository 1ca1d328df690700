import { baseGame } from '../base/base-with-invariants.js';
import type { SaveChecks } from '../compose.js';
import { migrate } from './migrations.js';
import { problemsOfShape, problemsOfState, problemsOfView } from './problems.js';

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
