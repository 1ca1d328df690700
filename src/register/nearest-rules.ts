import type { Wording } from './citing.js';
import { UnknownRuleError } from './errors.js';
import { nearest } from './nearest.js';
import type { RuleId } from './rule-ids.js';

/** There is no rule of this id in these documents: those nearest to it are suggested. */
export function unknownAmong(wordings: readonly Wording[], id: unknown): UnknownRuleError {
  // Ids are short: nobody is helped by what is near to a book.
  const asked = typeof id === 'string' ? id.slice(0, 200) : `(${typeof id})`;
  const ids = wordings.flatMap(({ rules }) => rules.map((rule) => rule.id as RuleId));
  return new UnknownRuleError(asked, nearest(asked, ids));
}
