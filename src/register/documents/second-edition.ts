// Written by `npm run generate -- entries`. Do not edit.
/**
 * The rule texts of the base rules of Second Edition, and of the official FAQ, without other documents.
 *
 * @module register/second-edition
 */
import officialFaq from '../../../rules/official-faq.json';
import secondEdition from '../../../rules/second-edition.json';
import { citing } from '../citing.js';
import type { RuleId } from '../rule-ids.js';
import type { Citation } from '../types.js';

/**
 * A rule of the base rules of Second Edition, and of the official FAQ, as it is quoted to a person; `undefined` for a rule of another document.
 *
 * @example
 * ```ts
 * import { composeRuleset } from 'runebound-engine/second-edition';
 * import { cite } from 'runebound-engine/register/second-edition';
 *
 * const { createGame, explain } = composeRuleset([], { cite });
 * ```
 */
export const cite: (id: RuleId) => Citation | undefined = /* @__PURE__ */ citing([
  secondEdition,
  officialFaq,
]);

export type { RuleId } from '../rule-ids.js';
export type { Citation } from '../types.js';
