import type { RuleId } from './rule-ids.js';
import type { Citation } from './types.js';

/* Rules quoted in words, document by document: an app carries the words of the rules that it plays by. */

/** What a document says. */
export interface Wording {
  readonly document: { readonly id: string; readonly title: string; readonly edition: string };
  readonly rules: readonly { readonly id: string; readonly section: string; readonly text: string }[];
}

/** Quotes the rules of these documents; `undefined` for what stands in none of them. They are read at the first question. */
export function citing(wordings: readonly Wording[]): (id: RuleId) => Citation | undefined {
  let known: ReadonlyMap<string, Citation> | undefined;
  return (id) => {
    known ??= new Map(wordings.flatMap(citations));
    return known.get(id);
  };
}

const citations = ({ document, rules }: Wording): [string, Citation][] =>
  rules.map(({ id, section, text }) => [
    id,
    Object.freeze({ id: id as RuleId, document: document.id, edition: document.edition, section, text }),
  ]);
