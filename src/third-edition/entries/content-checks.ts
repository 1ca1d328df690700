/**
 * Checks content packs of Third Edition from anywhere, card by card.
 *
 * @example
 * ```ts
 * import { composeRuleset, rulesetOf } from 'runebound-engine/third-edition';
 * import { assertContent, knownIn } from 'runebound-engine/third-edition/content-checks';
 *
 * const { content, moduleIds } = rulesetOf('corpse-king').rules;
 * const pack = assertContent(JSON.parse(text), knownIn(content, moduleIds));
 * const ruleset = composeRuleset('corpse-king', [pack]);
 * ```
 *
 * @module third-edition/content-checks
 */
export { assertContent, checkContent } from '../content/check.js';
export { type KnownContent, knownIn } from '../content/check-known.js';
