import { type Reason, type Refusal, textOf, whyOf } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { G } from '../base/vocabulary.js';

/** Why something is not to be had or done. */
export interface Refused {
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** More in words, where the wording of the rule does not say it all; else `null`. */
  readonly reason: string | null;
  /** The same with its values apart, to be said in another language. */
  readonly why: Reason | null;
}

/** A refusal as data; `null` if there is none. */
export function refusedBy(g: G, refusal: Refusal | null): Refused | null {
  if (refusal === null) return null;
  const why = whyOf(refusal);
  return { rule: g.cited(refusal.rule), reason: why && textOf(why), why };
}
