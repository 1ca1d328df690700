import type { Content } from '../../third-edition/base/content.js';
import { rulesetOf, scenarioIds } from '../../third-edition/box.js';
import type { Card } from '../../third-edition/content/cards.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { Keyed, WordKey } from '../keys.js';
import { besidesNames } from './besides.js';
import { coursesOf } from './courses.js';
import { english } from './english.js';
import { knownReasons } from './known-reasons.js';
import type { WordedRules, WordedRuleset } from './words.js';

function contentOf(content: Content): [key: string, english: string][] {
  const courses = coursesOf(content);
  const ofCard = (card: Card): [string, string][] => [
    [`card.${card.id}.name`, card.name],
    ...(card.text === undefined ? [] : [[`card.${card.id}.text`, card.text] as [string, string]]),
    ...(('abilities' in card ? card.abilities : undefined) ?? []).flatMap((ability): [string, string][] =>
      'label' in ability ? [[`card.${card.id}.ability.${ability.id}`, ability.label]] : [],
    ),
    ...[...(courses.get(card.id) ?? [])].map(([id, label]): [string, string] => [
      `card.${card.id}.course.${id}`,
      label,
    ]),
  ];
  const { id, name, places, regions } = content.board;
  return [
    ...Object.values(content.cards).flatMap(ofCard),
    [`board.${id}.name`, name],
    ...places.map(({ id, name }): [string, string] => [`place.${id}.name`, name]),
    ...regions.map(({ id, name }): [string, string] => [`region.${id}.name`, name]),
  ];
}

const keyed: Keyed<WordedRules> = {
  english,
  knownReasons,
  contentOf,
  besides: besidesNames,
  named: (content, sort, id) => sort === 'hex' && Object.hasOwn(content.board.hex, id),
};

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
