import { rulesetOf, scenarioIds } from '../../third-edition/box.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { WordKey } from '../keys.js';
import { keyed } from './keyed.js';
import type { WordedRules, WordedRuleset } from './words.js';

const checks = /* @__PURE__ */ checksOf<WordedRules>(keyed, () => scenarioIds.map(rulesetOf));

/**
 * All keys that a catalogue for Third Edition can have, with their English, for translators. Names and texts of content come last. In
 * addition, `rule.<id>` and `refusal.<id>` translate a rule and its refusals, `module.<id>.name` names a scenario, `hex.<id>.name` a hex.
 *
 * @param rulesets - the rulesets of the catalogue; both scenarios if left out
 * @throws InvalidArgumentError if they are not rulesets
 * @example
 * ```ts
 * wordKeys().find(({ key }) => key === 'action.move/spend')?.values; // ['to', 'die']
 * ```
 */
export function wordKeys(rulesets?: readonly WordedRuleset[]): readonly WordKey[] {
  return checks.wordKeys(rulesets);
}

/**
 * Checks a catalogue for Third Edition: keys that are missing, keys that are unknown, and messages that cannot be used. English replaces those.
 *
 * @param rulesets - the rulesets of the catalogue; both scenarios if left out
 * @throws InvalidArgumentError if it does not have the form of a catalogue, or for bad rulesets
 * @example
 * ```ts
 * checkCatalogue({ locale: 'de', messages: { 'action.rest': 'Raste {hier}.' } }).ok; // false: there is no such value
 * ```
 */
export function checkCatalogue(catalogue: Catalogue, rulesets?: readonly WordedRuleset[]): CatalogueReport {
  return checks.checkCatalogue(catalogue, rulesets);
}
