// Written by `npm run generate -- entries`. Do not edit.
/**
 * The rule texts of Third Edition, without other documents.
 *
 * @module register/third-edition
 */
import thirdEdition from '../../../rules/third-edition.json';
import { citing } from '../citing.js';
import type { RuleId } from '../rule-ids.js';
import type { Citation } from '../types.js';

/**
 * A rule of Third Edition, as it is quoted to a person; `undefined` for a rule of another document.
 *
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/third-edition';
 * import { cite } from 'runebound-engine/register/third-edition';
 *
 * const { createGame, explain } = composeRuleset('corpse-king', { cite });
 * ```
 */
export const cite: (id: RuleId) => Citation | undefined = /* @__PURE__ */ citing([thirdEdition]);

export type { RuleId } from '../rule-ids.js';
export type { Citation } from '../types.js';
