// Written by `npm run generate -- entries`. Do not edit.
/**
 * The rule texts of Advanced Runebound, without other documents.
 *
 * @module register/advanced
 */
import advanced from '../../../rules/advanced.json';
import { citing } from '../citing.js';
import type { RuleId } from '../rule-ids.js';
import type { Citation } from '../types.js';

/**
 * A rule of Advanced Runebound, as it is quoted to a person; `undefined` for a rule of another document.
 *
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/second-edition';
 * import { cite as base } from 'runebound-engine/register/second-edition';
 * import { cite } from 'runebound-engine/register/advanced';
 *
 * const ruleset = composeRuleset([], { cite: (id) => base(id) ?? cite(id) });
 * ```
 */
export const cite: (id: RuleId) => Citation | undefined = /* @__PURE__ */ citing([advanced]);

export type { RuleId } from '../rule-ids.js';
export type { Citation } from '../types.js';
