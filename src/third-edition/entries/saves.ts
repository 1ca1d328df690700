/**
 * Reads saves of Third Edition and checks states completely.
 *
 * @module third-edition/saves
 */

import type { Problem } from '../../kernel/index.js';
import { rulesetOf } from '../checked.js';
import { scenarioOfSaved } from '../edition.js';
import type { ThirdEditionState, ThirdEditionView } from '../types.js';

/**
 * Reads a saved state and checks it completely. For a game with packs, compose a ruleset with {@link saveChecks}.
 *
 * @throws InvalidSaveError with the problems
 *
 * @example
 * ```ts
 * const state = parseState(localStorage.getItem('game') ?? '');
 * ```
 */
export const parseState = (text: string): ThirdEditionState =>
  rulesetOf(scenarioOfSaved(text)).parseState(text);

/**
 * The broken invariants of a state; empty for every state of a real game.
 *
 * @throws InvalidSaveError if it is not a state of these rules
 */
export const brokenInvariants = (state: ThirdEditionState | ThirdEditionView): readonly Problem[] =>
  rulesetOf(scenarioOfSaved(state)).brokenInvariants(state);

export type { SaveChecks } from '../compose.js';
export { saveChecks } from '../saves/checks.js';
