/**
 * The rule register: every statement of the rulebooks has an id, and here is what it says.
 *
 * The engine's refusals and events carry rule ids. This module turns an id into the words of the rule, lists the rules
 * of a document or a chapter, and finds rules by words.
 *
 * @module register
 */

import { chaptersOfModules } from './documents.js';
import type { RuleId } from './rule-ids.js';
import { open, ruleOn } from './shelf.js';
import type { Rule, RuleDocument } from './types.js';

export { cite, isRuleId } from './cite.js';
export { UnknownRuleError } from './errors.js';
export { isHouseRuleId } from './house.js';
export type { HouseRuleId, RegisterRuleId, RuleId } from './rule-ids.js';
export type { Citation, Rule, RuleDocument, RuleKind } from './types.js';

/**
 * The rule with this id.
 *
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
 * The documents of the register, base game first.
 *
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
 *   module (`doom-track`, `seven-scions`), or of a chapter of Second Edition (`escape`); the first parts of rule ids
 *   (`2e`, `va50`, `2e.escape`). A prefix matches whole parts only: `2e.doom` does not find `2e.doom-track`. The prefix
 *   `2e` includes the optional rules of the rulebook, the document `second-edition` does not.
 * @returns the rules; an empty list if nothing is called that
 * @example
 * ```ts
 * rulesOf('2e.escape').length; // 12
 * rulesOf('doom-track')[0]?.id; // '2e.doom-track.recommended'
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
  const prefixes = chapters ?? [documentOrPrefix, `2e.${documentOrPrefix}`];
  return all.filter(({ id }) => prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`)));
}

/** More words than any rule has. */
const mostWords = 500;

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
 * searchRules('escape mind')[0]?.id; // '2e.escape.roll'
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

/** Without `\p{L}`, which not every Hermes can read. */
const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase() || /\d/.test(sign);

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !isLetter(text.charAt(at - 1))) return true;
  }
  return false;
}
