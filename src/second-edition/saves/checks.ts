import { baseGame } from '../base/base-with-invariants.js';
import type { SaveChecks } from '../compose.js';
import { migrate } from './migrations.js';
import { problemsOfShape, problemsOfState } from './problems.js';

/**
 * The checks, to compose a ruleset with.
 *
 * @example
 * ```ts
 * const { createGame, apply, serialize, parseState } = composeRuleset([doomTrack], { saves: saveChecks });
 * ```
 */
export const saveChecks: SaveChecks = {
  migrate: (value) => migrate(value),
  problemsOf: problemsOfState,
  problemsOfForm: problemsOfShape,
  base: baseGame,
};
