import { rulesetOf, scenarioIds } from '../../third-edition/box.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { WordKey } from '../keys.js';
import { keyed } from './keyed.js';
import type { WordedRules, WordedRuleset } from './words.js';

let scenarios: readonly WordedRuleset[] | undefined;

/** Both scenarios of the box: together they have every key. */
function bundledRulesets(): readonly WordedRuleset[] {
  scenarios ??= scenarioIds.map(rulesetOf);
  return scenarios;
}

const checks = /* @__PURE__ */ checksOf<WordedRules>(keyed, bundledRulesets);

/**
 * All keys that a catalogue for Third Edition can have, with their English: what translators start from. Names and texts of content come
 * last. Besides, `rule.<id>` and `refusal.<id>` say a rule and its refusals, `module.<id>.name` a scenario, `hex.<id>.name` a hex.
 *
 * @param rulesets - the rulesets that the catalogue is for; both scenarios if left out
 * @throws InvalidArgumentError for what are no rulesets
 * @example
 * ```ts
 * wordKeys().find(({ key }) => key === 'action.move/spend')?.values; // ['to', 'die']
 * ```
 */
export function wordKeys(rulesets?: readonly WordedRuleset[]): readonly WordKey[] {
  return checks.wordKeys(rulesets);
}

/**
 * Checks a catalogue for Third Edition: which keys it misses, which it has for nothing, and which messages cannot be told. Such messages
 * are told in English until they are mended.
 *
 * @param catalogue - as it comes out of a file
 * @param rulesets - the rulesets that it is for; both scenarios if left out
 * @throws InvalidArgumentError for what has not the form of a catalogue, and for what are no rulesets
 * @example
 * ```ts
 * checkCatalogue({ locale: 'de', messages: { 'action.rest': 'Raste {hier}.' } }).ok; // false: there is no such value
 * ```
 */
export function checkCatalogue(catalogue: Catalogue, rulesets?: readonly WordedRuleset[]): CatalogueReport {
  return checks.checkCatalogue(catalogue, rulesets);
}
