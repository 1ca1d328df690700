import type { EffectSchema, EffectText, EffectWorth } from './card-effect.js';
import { effectRules, effectSchemas, effectTexts, effectWorths } from './effects/index.js';
import type { Effect, EffectKind } from './language.js';
import type { EffectRule } from './rule.js';

/* What belongs to an effect. The tables hold an entry for exactly its kind; TypeScript cannot follow that through the look-up. */

/** How it acts. */
export const ruleOf = (e: Effect): EffectRule<EffectKind> =>
  effectRules[e.do] as unknown as EffectRule<EffectKind>;

/** What may stand on a card. */
export const schemaOf = (e: Effect): EffectSchema<EffectKind> =>
  effectSchemas[e.do] as unknown as EffectSchema<EffectKind>;

/** What a card says of it. */
export const textOf = (e: Effect): EffectText<EffectKind> =>
  effectTexts[e.do] as unknown as EffectText<EffectKind>;

/** What it is worth to a bot. */
export const worthOf = (e: Effect): EffectWorth<EffectKind> =>
  effectWorths[e.do] as unknown as EffectWorth<EffectKind>;
