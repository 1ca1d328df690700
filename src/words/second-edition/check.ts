import { bundledModules, rulesetOf } from '../../second-edition/index.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { WordKey } from '../keys.js';
import { keyed } from './content-keys.js';
import type { WordedRules, WordedRuleset } from './words.js';

let bundled: readonly WordedRuleset[] | undefined;

/** The base game with each of the modules that come with the package: together they have every key. */
function bundledRulesets(): readonly WordedRuleset[] {
  bundled ??= Object.values(bundledModules).map(({ id, requires = [] }) => rulesetOf([...requires, id]));
  return bundled;
}

const checks = /* @__PURE__ */ checksOf<WordedRules>(keyed, bundledRulesets);

/**
 * All keys that a catalogue can have, with their English: what translators start from. Names and texts of content come last.
 * Besides, `rule.<id>` and `refusal.<id>` say a rule and its refusals, `module.<id>.name` a module, `space.<id>.name` a space.
 *
 * @param rulesets - the rulesets that the catalogue is for; all that come with the package if left out
 * @throws InvalidArgumentError for what are no rulesets
 * @example
 * ```ts
 * wordKeys().find(({ key }) => key === 'action.move/roll')?.values; // ['dice']
 * ```
 */
export function wordKeys(rulesets?: readonly WordedRuleset[]): readonly WordKey[] {
  return checks.wordKeys(rulesets);
}

/**
 * Checks a catalogue: which keys it misses, which it has for nothing, and which messages cannot be told. Such messages are told in English
 * until they are mended.
 *
 * @param catalogue - as it comes out of a file
 * @param rulesets - the rulesets that it is for; all that come with the package if left out
 * @throws InvalidArgumentError for what has not the form of a catalogue, and for what are no rulesets
 * @example
 * ```ts
 * checkCatalogue({ locale: 'de', messages: { 'action.move/roll': 'Wirf {würfel} Würfel.' } }).ok; // false: it is {dice}
 * ```
 */
export function checkCatalogue(catalogue: Catalogue, rulesets?: readonly WordedRuleset[]): CatalogueReport {
  return checks.checkCatalogue(catalogue, rulesets);
}
