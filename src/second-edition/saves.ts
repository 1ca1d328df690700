import type { Problem, Rules } from '../kernel/index.js';
import { isHouseRuleId } from '../register/house.js';
import { inPlay } from '../register/in-play/second-edition.js';
import type { Content } from './base/content.js';
import type { SecondEditionDraft } from './base/state.js';
import * as saves from './saves/problems.js';

/* The checks of saves with the register, so that rule ids in saves are checked too. */

export { migrate, presentVersion } from './saves/migrations.js';

const isRule = (id: string): boolean => inPlay.isRule(id) || isHouseRuleId(id);

export const problemsOfState = (
  value: unknown,
  rules: Rules<SecondEditionDraft, Content>,
): readonly Problem[] => saves.problemsOfState(value, rules, isRule);
