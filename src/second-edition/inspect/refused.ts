import { type Reason, type Refusal, textOf, whyOf } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { G } from '../base/vocabulary.js';

/** Why something is not possible. */
export interface Refused {
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** The reason, if the text of the rule does not suffice; else `null`. */
  readonly reason: string | null;
  /** The reason with its values, for translation. */
  readonly why: Reason | null;
}

export function refusedBy(g: G, refusal: Refusal | null): Refused | null {
  if (refusal === null) return null;
  const why = whyOf(refusal);
  return { rule: g.cited(refusal.rule), reason: why && textOf(why), why };
}
