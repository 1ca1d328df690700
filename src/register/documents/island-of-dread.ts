// Written by `npm run generate -- entries`. Do not edit.
/**
 * The rule texts of The Island of Dread, without other documents.
 *
 * @module register/island-of-dread
 */
import islandOfDread from '../../../rules/island-of-dread.json';
import { citing } from '../citing.js';
import type { RuleId } from '../rule-ids.js';
import type { Citation } from '../types.js';

/**
 * A rule of The Island of Dread, as it is quoted to a person; `undefined` for a rule of another document.
 *
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/second-edition';
 * import { cite as base } from 'runebound-engine/register/second-edition';
 * import { cite } from 'runebound-engine/register/island-of-dread';
 *
 * const ruleset = composeRuleset([], { cite: (id) => base(id) ?? cite(id) });
 * ```
 */
export const cite: (id: RuleId) => Citation | undefined = /* @__PURE__ */ citing([islandOfDread]);

export type { RuleId } from '../rule-ids.js';
export type { Citation } from '../types.js';
