import { nearest } from '../spelling/nearest.js';
import type { Wording } from './citing.js';
import { UnknownRuleError } from './errors.js';
import type { RuleId } from './rule-ids.js';

/** The error for an unknown rule id in these documents, with the nearest ids. */
export function unknownAmong(wordings: readonly Wording[], id: unknown): UnknownRuleError {
  // Ids are short: the start of a long text is enough to compare.
  const asked = typeof id === 'string' ? id.slice(0, 200) : `(${typeof id})`;
  const ids = wordings.flatMap(({ rules }) => rules.map((rule) => rule.id as RuleId));
  return new UnknownRuleError(asked, nearest(asked, ids));
}
