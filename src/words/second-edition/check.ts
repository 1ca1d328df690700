import { flavorOf, textOf } from '../../second-edition/card-texts.js';
import { bundledModules, type Card, type Content, rulesetOf } from '../../second-edition/index.js';
import type { Catalogue } from '../book.js';
import { type CatalogueReport, checksOf } from '../checking.js';
import type { Keyed, WordKey } from '../keys.js';
import { readable, slug } from '../names.js';
import { besidesNames } from './besides.js';
import { english } from './english.js';
import { knownReasons } from './known-reasons.js';
import { coursesOf, foeIn } from './naming.js';
import type { WordedRules, WordedRuleset } from './speaking.js';

const printed = (card: string, what: string, said: string | undefined): [string, string][] =>
  said === undefined ? [] : [[`card.${card}.${what}`, said]];

function contentOf(content: Content): [key: string, english: string][] {
  const { board, cards, furtherDecks } = content;
  const courses = coursesOf(content);
  const ofCard = (card: Card): [string, string][] => [
    [`card.${card.id}.name`, card.name],
    ...printed(card.id, 'text', textOf(card)),
    ...printed(card.id, 'flavor', flavorOf(card)),
    ...[content.sides.get(card.id), content.takenSides.get(card.id)].flatMap((side) =>
      (side?.used ?? []).map(({ id, ability }): [string, string] => [
        `card.${card.id}.ability.${id}`,
        ability.label,
      ]),
    ),
    ...printed(card.id, 'foe', foeIn(card)),
    ...[...(courses.get(card.id) ?? [])].map(([id, { label }]): [string, string] => [
      `card.${card.id}.course.${id}`,
      label,
    ]),
  ];
  const { islands = [] } = (board.chart ?? {}) as { islands?: readonly { id: string; name: string }[] };
  const regions = new Set(
    Object.values(board.spaces).flatMap(({ name, town }) => (name && !town ? [name] : [])),
  );
  const called = new Set(
    Object.values(cards).flatMap((card) => [
      ...('words' in card ? (card.words ?? []) : []),
      ...Object.keys(('skills' in card && card.skills) || {}),
    ]),
  );
  return [
    ...Object.values(cards).flatMap(ofCard),
    ...[...called].map((word): [string, string] => [`word.${word}`, readable(word)]),
    ...board.towns.map(({ id, name }): [string, string] => [`town.${id}.name`, name]),
    ...[...regions].map((name): [string, string] => [`region.${slug(name)}.name`, name]),
    ...Object.values(board.places).map(({ id, name }): [string, string] => [`space.${id}.name`, name]),
    [`board.${board.id}.name`, board.name],
    ...islands.map(({ id, name }): [string, string] => [`island.${id}.name`, name]),
    ...furtherDecks.map(({ id, name }): [string, string] => [`deck.${id}.name`, name]),
  ];
}

const keyed: Keyed<WordedRules> = {
  english,
  knownReasons,
  contentOf,
  besides: besidesNames,
  named: (content, sort, id) => sort === 'space' && Object.hasOwn(content.board.spaces, id),
};

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
