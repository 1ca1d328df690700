/**
 * What reads saves of Third Edition, and checks states from end to end.
 *
 * @module third-edition/saves
 */

import type { Problem } from '../../kernel/index.js';
import { rulesetOf } from '../checked.js';
import { scenarioOfSaved } from '../edition.js';
import type { ThirdEditionState, ThirdEditionView } from '../types.js';

/**
 * Reads a saved state back, checked from end to end. For a game with packs, compose its ruleset with {@link saveChecks}.
 *
 * @throws InvalidSaveError naming what is wrong
 * @example
 * ```ts
 * const state = parseState(localStorage.getItem('game') ?? '');
 * ```
 */
export const parseState = (text: string): ThirdEditionState =>
  rulesetOf(scenarioOfSaved(text)).parseState(text);

/**
 * What is broken in a state by the invariants of all rules in force; empty for every state of a real game.
 *
 * @throws InvalidSaveError for what is no state of these rules at all
 */
export const brokenInvariants = (state: ThirdEditionState | ThirdEditionView): readonly Problem[] =>
  rulesetOf(scenarioOfSaved(state)).brokenInvariants(state);

export type { SaveChecks } from '../compose.js';
export { saveChecks } from '../saves/checks.js';
