import { citing, type Wording } from './citing.js';
import { unknownAmong } from './nearest-rules.js';
import type { RuleId } from './rule-ids.js';
import type { Citation } from './types.js';

/** What a game asks the documents of its edition. */
export interface InPlay {
  /** Quotes a rule that play can cite. @throws {@link UnknownRuleError} for a rule of no document here */
  readonly cite: (id: RuleId) => Citation;
  /** Whether one of the documents has the rule. */
  readonly isRule: (id: string) => boolean;
}

export function inPlayOf(wordings: readonly Wording[]): InPlay {
  const quoted = citing(wordings);
  return {
    cite(id) {
      const found = quoted(id);
      if (found === undefined) throw unknownAmong(wordings, id);
      return found.text === '' ? { ...found, text: `Rule ${id}.` } : found;
    },
    isRule: (id) => quoted(id as RuleId) !== undefined,
  };
}
