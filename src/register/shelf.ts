import type { Register } from './documents.js';
import { UnknownRuleError } from './errors.js';
import { nearest } from './nearest.js';
import type { HouseRuleId, RuleId } from './rule-ids.js';
import type { Citation, Rule, RuleDocument, RuleKind } from './types.js';

/* Rules by their ids, of some documents: an app that plays one edition carries no texts of the other. */

/** The rules of some documents. */
export interface Shelf {
  readonly documents: readonly RuleDocument[];
  readonly rules: ReadonlyMap<string, Rule>;
  readonly documentOf: ReadonlyMap<string, RuleDocument>;
}

/** The rules of these documents, in this order. */
export function shelfOf(registers: Readonly<Record<string, Register>>): Shelf {
  const documents: RuleDocument[] = [];
  const rules = new Map<string, Rule>();
  const documentOf = new Map<string, RuleDocument>();
  for (const [name, register] of Object.entries(registers)) {
    const { id, title, edition } = register.document;
    const document: RuleDocument = Object.freeze({ id, name, title, edition });
    documents.push(document);
    documentOf.set(id, document);
    for (const written of register.rules) {
      const rule: Rule = {
        id: written.id as RuleId,
        document: id,
        section: written.section,
        kind: written.kind as RuleKind,
        text: written.text,
        see: Object.freeze([...(written.see ?? [])]) as readonly RuleId[],
        replaces: Object.freeze([...(written.replaces ?? [])]) as readonly RuleId[],
        ...(written.note === undefined ? {} : { note: written.note }),
      };
      rules.set(rule.id, Object.freeze(rule));
    }
  }
  return { documents: Object.freeze(documents), rules, documentOf };
}

/** The rule with this id. Throws an `UnknownRuleError` with the ids nearest to it if there is none. */
export function ruleOn({ rules }: Shelf, id: RuleId): Rule {
  const found = rules.get(id);
  if (found) return found;
  // Ids are short: nobody is helped by what is near to a book.
  const asked = typeof id === 'string' ? (id as string).slice(0, 200) : `(${typeof id})`;
  throw new UnknownRuleError(asked, nearest(asked, rules.keys() as Iterable<RuleId>));
}

/** A rule in the form in which it is quoted to a person. */
export function citeOn(shelf: Shelf, id: RuleId): Citation {
  // A rule from outside that nobody has put in words.
  if (isHouseRuleId(id))
    return { id, document: 'house', edition: '', section: '', text: `House rule ${id}.` };
  const { document, section, text } = ruleOn(shelf, id);
  return { id, document, edition: shelf.documentOf.get(document)?.edition ?? '', section, text };
}

/**
 * Whether this is the id of a house rule: `house.` and letters, digits, `_`, `-` or `.`, 116 characters at most. Which of
 * them there are, only the modules know that bring them.
 *
 * @param id - any value
 * @returns `true` for such an id, which narrows the type to {@link HouseRuleId}
 * @example
 * ```ts
 * isHouseRuleId('house.fuller-purses'); // true
 * isHouseRuleId('house.'); // false
 * ```
 */
export function isHouseRuleId(id: unknown): id is HouseRuleId {
  return typeof id === 'string' && /^house\.[\w.-]{1,110}$/.test(id);
}
