import type { Problem, Rules } from '../kernel/index.js';
import { isHouseRuleId, isRuleId } from '../register/index.js';
import type { Content } from './base/content.js';
import type { SecondEditionDraft } from './base/state.js';
import * as saves from './saves/problems.js';

/* The checks of saves with the register, so that rule ids in saves are checked too. */

export { migrate, presentVersion } from './saves/migrations.js';

const isRule = (id: string): boolean => isRuleId(id) || isHouseRuleId(id);

/** The problems of a value that is offered as a state of this ruleset; empty if the game can be played on from it. */
export const problemsOfState = (
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
): readonly Problem[] => saves.problemsOfState(value, rules, isRule);

/** The problems of its form alone: it must be data of this ruleset with every field in its place. */
export const problemsOfShape = (
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
): readonly Problem[] => saves.problemsOfShape(value, rules, isRule);
