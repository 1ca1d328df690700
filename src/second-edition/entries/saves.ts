/**
 * Reads saves of Second Edition and checks states completely.
 *
 * @module second-edition/saves
 */

import type { Problem } from '../../kernel/index.js';
import { composeRuleset, type SecondEditionRuleset } from '../compose.js';
import { saveChecks } from '../saves/checks.js';
import type { SecondEditionState, SecondEditionView } from '../types.js';

let base: SecondEditionRuleset | undefined;
const checked = (): SecondEditionRuleset => {
  base ??= composeRuleset([], { saves: saveChecks });
  return base;
};

/**
 * Reads a saved state of the base game and checks it completely. For a game with modules or packs, compose its ruleset with {@link
 * saveChecks}.
 *
 * @throws InvalidSaveError naming the problem
 *
 * @example
 * ```ts
 * const state = parseState(localStorage.getItem('game') ?? '');
 * ```
 */
export const parseState = (text: string): SecondEditionState => checked().parseState(text);

/**
 * The broken invariants of a state of the base game; empty for every state of a real game.
 *
 * @throws InvalidSaveError for a value that is not a state of these rules
 */
export const brokenInvariants = (state: SecondEditionState | SecondEditionView): readonly Problem[] =>
  checked().brokenInvariants(state);

export type { SaveChecks } from '../compose.js';
export { saveChecks } from '../saves/checks.js';
