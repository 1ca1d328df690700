import type {
  ConditionSchema,
  ConditionText,
  EffectPending,
  EffectSchema,
  EffectText,
  EffectWorth,
} from './card-effect.js';
import { conditionSchemas, conditionTexts } from './conditions/index.js';
import { effectPendings, effectRules, effectSchemas, effectTexts, effectWorths } from './effects/index.js';
import type { ConditionKind, Effect, EffectKind } from './language.js';
import type { EffectRule } from './rule.js';

/* Looks up the parts of an effect or a condition by its kind. TypeScript cannot infer that the entry has the same kind. */

export const ruleOf = (e: Effect): EffectRule<EffectKind> =>
  effectRules[e.do] as unknown as EffectRule<EffectKind>;

export const schemaOf = (e: Effect): EffectSchema<EffectKind> =>
  effectSchemas[e.do] as unknown as EffectSchema<EffectKind>;

export const textOf = (e: Effect): EffectText<EffectKind> =>
  effectTexts[e.do] as unknown as EffectText<EffectKind>;

export const worthOf = (e: Effect): EffectWorth<EffectKind> =>
  effectWorths[e.do] as unknown as EffectWorth<EffectKind>;

export const pendingOf = (e: Effect): EffectPending<EffectKind> | undefined =>
  effectPendings[e.do] as unknown as EffectPending<EffectKind> | undefined;

export const conditionSchemaOf = (kind: ConditionKind): ConditionSchema<ConditionKind> =>
  conditionSchemas[kind] as unknown as ConditionSchema<ConditionKind>;

export const conditionTextOf = (kind: ConditionKind): ConditionText<ConditionKind> =>
  conditionTexts[kind] as unknown as ConditionText<ConditionKind>;
