// Written by `npm run generate -- effects` from the files of this folder. A kind of condition that lacks a part does not compile.
import type { ConditionSchema, ConditionText } from '../card-effect.js';
import type { ConditionKind } from '../language.js';
import type { ConditionRule } from '../rule.js';
import * as fighting from './fighting.js';
import * as having from './having.js';
import * as joining from './joining.js';
import * as rolling from './rolling.js';

/** When every kind of condition holds. */
export const conditionRules: { readonly [K in ConditionKind]: ConditionRule<K> } = {
  phase: fighting.phaseRule,
  inCombat: fighting.inCombatRule,
  enemy: fighting.enemyRule,
  round: fighting.roundRule,
  harm: fighting.harmRule,
  from: fighting.fromRule,
  color: having.colorRule,
  space: having.spaceRule,
  event: having.eventRule,
  gold: having.goldRule,
  allies: having.alliesRule,
  level: having.levelRule,
  wounds: having.woundsRule,
  exhaustion: having.exhaustionRule,
  have: having.haveRule,
  canLose: having.canLoseRule,
  progress: having.progressRule,
  special: joining.specialRule,
  not: joining.notRule,
  any: joining.anyRule,
  roll: rolling.rollRule,
  attribute: rolling.attributeRule,
  skill: rolling.skillRule,
  firstRoll: rolling.firstRollRule,
  dice: rolling.diceRule,
  doubles: rolling.doublesRule,
  succeeded: rolling.succeededRule,
  whose: rolling.whoseRule,
};

/** What may stand on a card, by the kind of condition. */
export const conditionSchemas: { readonly [K in ConditionKind]: ConditionSchema<K> } = {
  phase: fighting.phaseSchema,
  inCombat: fighting.inCombatSchema,
  enemy: fighting.enemySchema,
  round: fighting.roundSchema,
  harm: fighting.harmSchema,
  from: fighting.fromSchema,
  color: having.colorSchema,
  space: having.spaceSchema,
  event: having.eventSchema,
  gold: having.goldSchema,
  allies: having.alliesSchema,
  level: having.levelSchema,
  wounds: having.woundsSchema,
  exhaustion: having.exhaustionSchema,
  have: having.haveSchema,
  canLose: having.canLoseSchema,
  progress: having.progressSchema,
  special: joining.specialSchema,
  not: joining.notSchema,
  any: joining.anySchema,
  roll: rolling.rollSchema,
  attribute: rolling.attributeSchema,
  skill: rolling.skillSchema,
  firstRoll: rolling.firstRollSchema,
  dice: rolling.diceSchema,
  doubles: rolling.doublesSchema,
  succeeded: rolling.succeededSchema,
  whose: rolling.whoseSchema,
};

/** What a card says, by the kind of condition. */
export const conditionTexts: { readonly [K in ConditionKind]: ConditionText<K> } = {
  phase: fighting.phaseText,
  inCombat: fighting.inCombatText,
  enemy: fighting.enemyText,
  round: fighting.roundText,
  harm: fighting.harmText,
  from: fighting.fromText,
  color: having.colorText,
  space: having.spaceText,
  event: having.eventText,
  gold: having.goldText,
  allies: having.alliesText,
  level: having.levelText,
  wounds: having.woundsText,
  exhaustion: having.exhaustionText,
  have: having.haveText,
  canLose: having.canLoseText,
  progress: having.progressText,
  special: joining.specialText,
  not: joining.notText,
  any: joining.anyText,
  roll: rolling.rollText,
  attribute: rolling.attributeText,
  skill: rolling.skillText,
  firstRoll: rolling.firstRollText,
  dice: rolling.diceText,
  doubles: rolling.doublesText,
  succeeded: rolling.succeededText,
  whose: rolling.whoseText,
};
