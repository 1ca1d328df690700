import { type Refusal, reasonOf } from '../../kernel/index.js';
import type { RuleId } from '../../register/rule-ids.js';
import type { G } from '../base/vocabulary.js';

/** Why something is not to be had or done. */
export interface Refused {
  /** The rule that forbids it. */
  readonly rule: RuleId;
  /** More in words, where the wording of the rule does not say it all; else `null`. */
  readonly reason: string | null;
}

/** A refusal as data; `null` if there is none. */
export const refusedBy = (g: G, refusal: Refusal | null): Refused | null =>
  refusal === null ? null : { rule: g.cited(refusal.rule), reason: reasonOf(refusal) };
