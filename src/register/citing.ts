import type { RuleId } from './rule-ids.js';
import type { Citation } from './types.js';

export interface Wording {
  readonly document: { readonly id: string; readonly title: string; readonly edition: string };
  readonly rules: readonly { readonly id: string; readonly section: string; readonly text: string }[];
}

/** `undefined` for rules of other documents. The documents are unpacked at the first call. */
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
