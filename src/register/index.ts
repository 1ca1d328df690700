/**
 * The rule register: every statement of the rulebooks has an id, and here is what it says.
 *
 * The engine's refusals and events carry rule ids. This module turns an id into the words of the rule, lists the rules
 * of a document or a chapter, and finds rules by words.
 *
 * @module register
 */

import { chaptersOfModules, registers } from './documents.js';
import type { RegisterRuleId, RuleId } from './rule-ids.js';
import { citeOn, ruleOn, type Shelf, shelfOf } from './shelf.js';
import type { Citation, Rule, RuleDocument } from './types.js';

export { UnknownRuleError } from './errors.js';
export type { HouseRuleId, RegisterRuleId, RuleId } from './rule-ids.js';
export { isHouseRuleId } from './shelf.js';
export type { Citation, Rule, RuleDocument, RuleKind } from './types.js';

let shelf: Shelf | undefined;

/** Built at the first question, so that importing this module does nothing and unused it costs nothing. */
function open(): Shelf {
  shelf ??= shelfOf(registers);
  return shelf;
}

/**
 * The rule with this id.
 *
 * @param id - a rule id
 * @returns the rule, frozen; the same object each time
 * @throws {@link UnknownRuleError} if the register has no such id; it suggests the ids nearest to it
 * @example
 * ```ts
 * rule('2e.escape.fail').text;
 * // "An escape test total below the opponent's Mind value fails, and the Hero takes one wound."
 * ```
 */
export function rule(id: RuleId): Rule {
  return ruleOn(open(), id);
}

/**
 * The rule with this id, if there is one. For text from outside; use {@link rule} where the id must exist.
 *
 * @param id - any text
 * @returns the rule, or `undefined`
 * @example
 * ```ts
 * findRule('2e.escape.fail')?.kind; // 'rule'
 * findRule('2e.escape'); // undefined: a chapter, not a rule
 * ```
 */
export function findRule(id: string): Rule | undefined {
  return open().rules.get(id);
}

/**
 * Whether this is the id of a rule of the register.
 *
 * @param id - any value
 * @returns `true` for an id of the register, which narrows the type to {@link RegisterRuleId}
 * @example
 * ```ts
 * isRuleId('2e.escape.fail'); // true
 * isRuleId('2e.escape.'); // false
 * isRuleId('house.fuller-purses'); // false: see isHouseRuleId
 * ```
 */
export function isRuleId(id: unknown): id is RegisterRuleId {
  return typeof id === 'string' && open().rules.has(id);
}

/**
 * The documents of the register, base game first.
 *
 * @returns the documents, frozen
 * @example
 * ```ts
 * ruleDocuments().map((document) => document.name); // ['second-edition', 'second-edition-variants', …]
 * ```
 */
export function ruleDocuments(): readonly RuleDocument[] {
  return open().documents;
}

/**
 * All rules of a document, a module or a chapter, in the order of the document.
 *
 * @param documentOrPrefix - one of: the name of a document (`second-edition`) or its id (`rulebook-2e`); the name of a
 *   module (`doom-track`, `seven-scions`); the first parts of rule ids (`2e`, `va50`, `2e.escape`). A prefix matches
 *   whole parts only: `2e.doom` does not find `2e.doom-track`. The prefix `2e` includes the optional rules of the
 *   rulebook, the document `second-edition` does not.
 * @returns the rules; an empty list if nothing is called that
 * @example
 * ```ts
 * rulesOf('2e.escape').length; // 12
 * rulesOf('doom-track')[0].id; // '2e.doom-track.recommended'
 * ```
 */
export function rulesOf(documentOrPrefix: string): readonly Rule[] {
  if (typeof documentOrPrefix !== 'string') return [];
  const { documents, rules } = open();
  const all = [...rules.values()];
  const document = documents.find(({ id, name }) => id === documentOrPrefix || name === documentOrPrefix);
  if (document) return all.filter((rule) => rule.document === document.id);
  const chapters = Object.hasOwn(chaptersOfModules, documentOrPrefix)
    ? chaptersOfModules[documentOrPrefix]
    : undefined;
  const prefixes = chapters ?? [documentOrPrefix];
  return all.filter(({ id }) => prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`)));
}

/** No rule has so many words. */
const mostWords = 500;

/** How much a word counts where it is found. */
const weights = { id: 8, text: 4, section: 2, note: 1 } as const;

/**
 * The rules in which all of these words occur, in their id, text, section or note.
 *
 * @param words - one or more words, in any order, upper or lower case; a word that is said twice counts once. A word also
 *   finds longer words that begin with it: `wound` finds `wounds`.
 * @returns the rules, best match first, and in the register's order where they match equally; an empty list for no
 *   words
 * @example
 * ```ts
 * searchRules('escape mind')[0].id; // '2e.escape.roll'
 * ```
 */
export function searchRules(words: string): readonly Rule[] {
  if (typeof words !== 'string') return [];
  const wanted = [...new Set(words.toLowerCase().split(/\s+/).filter(Boolean))];
  if (wanted.length === 0 || wanted.length > mostWords) return [];
  const found: { rule: Rule; score: number }[] = [];
  for (const rule of open().rules.values()) {
    const score = scoreOf(rule, wanted);
    if (score > 0) found.push({ rule, score });
  }
  return found.sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}

function scoreOf(rule: Rule, wanted: readonly string[]): number {
  const fields = Object.entries(weights).map(
    ([field, weight]) => [rule[field as keyof typeof weights]?.toLowerCase() ?? '', weight] as const,
  );
  let score = 0;
  for (const word of wanted) {
    let best = 0;
    for (const [text, weight] of fields) if (weight > best && hasWord(text, word)) best = weight;
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** Whether a word of the text begins with this. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * A rule in the form in which it is quoted to a person: where it stands, and what it says.
 *
 * @param id - a rule id
 * @returns plain JSON; for the id of a house rule no more than its name, as the register has no words for it
 * @throws {@link UnknownRuleError} if the register has no such id
 * @example
 * ```ts
 * const { document, section, text } = cite('2e.escape.fail');
 * console.log(`${text} (${document}, ${section})`);
 * ```
 */
export function cite(id: RuleId): Citation {
  return citeOn(open(), id);
}
