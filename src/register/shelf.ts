import { unknownRule } from './cite.js';
import { registers } from './documents.js';
import { remarks } from './remarks.js';
import type { RuleId } from './rule-ids.js';
import type { Rule, RuleDocument, RuleKind } from './types.js';

export interface Shelf {
  readonly documents: readonly RuleDocument[];
  readonly rules: ReadonlyMap<string, Rule>;
}

let shelf: Shelf | undefined;

/** Built at the first call: importing it costs nothing. */
export function open(): Shelf {
  shelf ??= joined();
  return shelf;
}

function joined(): Shelf {
  const documents: RuleDocument[] = [];
  const rules = new Map<string, Rule>();
  for (const [name, { document, rules: written }] of Object.entries(registers)) {
    const { id, title, edition } = document;
    documents.push(Object.freeze({ id, name, title, edition }));
    for (const [at, words] of written.entries()) {
      const remark = remarks[name]?.rules[at];
      if (remark === undefined) throw new Error(`The register has no remarks on ${words.id}.`);
      const { kind, see = [], replaces = [], note } = remark;
      const rule: Rule = {
        id: words.id as RuleId,
        document: id,
        section: words.section,
        kind: kind as RuleKind,
        text: words.text,
        see: Object.freeze([...see]) as readonly RuleId[],
        replaces: Object.freeze([...replaces]) as readonly RuleId[],
        ...(note === undefined ? {} : { note }),
      };
      rules.set(rule.id, Object.freeze(rule));
    }
  }
  return { documents: Object.freeze(documents), rules };
}

export function ruleOn({ rules }: Shelf, id: RuleId): Rule {
  const found = rules.get(id);
  if (found) return found;
  throw unknownRule(id);
}
