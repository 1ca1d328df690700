import type { EffectSchema, EffectText, EffectWorth } from './card-effect.js';
import { effectRules, effectSchemas, effectTexts, effectWorths } from './effects/index.js';
import type { Effect, EffectKind } from './language.js';
import type { EffectRule } from './rule.js';

/* Looks up the parts of an effect by its kind. TypeScript cannot infer that the entry has the same kind. */

export const ruleOf = (e: Effect): EffectRule<EffectKind> =>
  effectRules[e.do] as unknown as EffectRule<EffectKind>;

export const schemaOf = (e: Effect): EffectSchema<EffectKind> =>
  effectSchemas[e.do] as unknown as EffectSchema<EffectKind>;

export const textOf = (e: Effect): EffectText<EffectKind> =>
  effectTexts[e.do] as unknown as EffectText<EffectKind>;

export const worthOf = (e: Effect): EffectWorth<EffectKind> =>
  effectWorths[e.do] as unknown as EffectWorth<EffectKind>;
