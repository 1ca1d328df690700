import { bundledModules, rulesetOf } from '../../second-edition/index.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { WordKey } from '../keys.js';
import { keyed } from './content-keys.js';
import type { WordedRules, WordedRuleset } from './speaking.js';

const checks = /* @__PURE__ */ checksOf<WordedRules>(keyed, () =>
  Object.values(bundledModules).map(({ id, requires = [] }) => rulesetOf([...requires, id])),
);

/**
 * All keys that a catalogue can have, with their English, for translators. Names and texts of content come last. In addition, `rule.<id>`
 * and `refusal.<id>` translate a rule and its refusals, `module.<id>.name` names a module, `space.<id>.name` a space.
 *
 * @param rulesets - the rulesets of the catalogue; all bundled ones if left out
 * @throws InvalidArgumentError if they are not rulesets
 * @example
 * ```ts
 * wordKeys().find(({ key }) => key === 'action.move/roll')?.values; // ['dice']
 * ```
 */
export function wordKeys(rulesets?: readonly WordedRuleset[]): readonly WordKey[] {
  return checks.wordKeys(rulesets);
}

/**
 * Checks a catalogue: keys that are missing, keys that are unknown, and messages that cannot be used. English replaces those.
 *
 * @param rulesets - the rulesets of the catalogue; all bundled ones if left out
 * @throws InvalidArgumentError if it does not have the form of a catalogue, or for bad rulesets
 * @example
 * ```ts
 * checkCatalogue({ locale: 'de', messages: { 'action.move/roll': 'Wirf {würfel} Würfel.' } }).ok; // false: it is {dice}
 * ```
 */
export function checkCatalogue(catalogue: Catalogue, rulesets?: readonly WordedRuleset[]): CatalogueReport {
  return checks.checkCatalogue(catalogue, rulesets);
}
