import type { Problem, Rules } from '../kernel/index.js';
import { isHouseRuleId, isRuleId } from '../register/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionDraft } from './base/state.js';
import * as saves from './saves/problems.js';

/* Saves, checked with the register at hand: a rule that they name is one that there is. */

export { migrate, presentVersion } from './saves/migrations.js';

const isRule = (id: string): boolean => isRuleId(id) || isHouseRuleId(id);

/** What is wrong with a value that is offered as a state of this ruleset; empty if the game can be played on from it. */
export const problemsOfState = (
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
): readonly Problem[] => saves.problemsOfState(value, rules, isRule);

/** What is wrong with the form of such a value: that it is data, of this ruleset, with everything in its place. */
export const problemsOfShape = (
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
): readonly Problem[] => saves.problemsOfShape(value, rules, isRule);
