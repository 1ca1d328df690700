import { and, type Reason, type ReasonValue, why } from '../../kernel/index.js';
import type { G } from '../base/vocabulary.js';
import type { Moment } from './amounts.js';
import { conditionRules } from './conditions/index.js';
import type { Condition, ConditionKind } from './language.js';
import type { ConditionRule, WholeCondition } from './rule.js';

const rules = conditionRules as unknown as Readonly<Record<string, ConditionRule<ConditionKind>>>;

/** Whether a condition holds at this moment. */
export function holds(g: G, condition: Condition | undefined, moment: Moment): boolean {
  if (condition === undefined) return true;
  for (const kind in condition) {
    const value = condition[kind as ConditionKind] as never;
    if (rules[kind]?.holds(g, value, moment, whole) !== true) return false;
  }
  return true;
}

const said = (condition: Condition, kind: ConditionKind): ReasonValue =>
  rules[kind]?.says(condition[kind] as never, whole) ?? kind;

/** Parts of a condition are conditions too. */
const whole: WholeCondition = {
  holds,
  says: (condition) => and((Object.keys(condition) as ConditionKind[]).map((kind) => said(condition, kind))),
};

/** The first part of a condition that does not hold. */
export function missing(g: G, condition: Condition, moment: Moment): Reason {
  const kinds = Object.keys(condition) as ConditionKind[];
  const unmet = kinds.find((kind) => !holds(g, { [kind]: condition[kind] }, moment)) ?? kinds[0];
  return why`The card asks for ${unmet === undefined ? why`something else` : said(condition, unmet)}, and that is not so now.`;
}
