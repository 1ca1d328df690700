import * as z from 'zod';
import { aWord, schemaChecker } from '../../kernel/content/schema.js';
import { guess } from '../../spelling/nearest.js';
import { abilityKeys, abilitySchema, whereSchema } from './schema-abilities.js';
import { hexIdSchema, idSchema, tokenIdSchema } from './schema-parts.js';

/**
 * Checks plain data against a schema. Each problem is about the branch that the author meant: an ability with `use` is
 * not compared with one with `when`.
 */
export const checkSchema = /* @__PURE__ */ schemaChecker({
  guess,
  abilityKeys,
  anAbility:
    'an object with `use` (how it is used), `always` (what holds as long as the card is in force) or `when` (what sets it off)',
  isAbility: (schema) => schema === abilitySchema,
  homes: {
    hero: 'heroes',
    asset: 'assets',
    skill: 'skills',
    enemy: 'adventures',
    quest: 'adventures',
    event: 'adventures',
    story: 'stories',
    villain: 'villains',
  },
  wish(schema) {
    if (schema === idSchema) return `${aWord}, of at most ${idSchema.maxLength} characters`;
    if (schema === hexIdSchema) return 'the id of a hex, such as "h0706"';
    if (schema === tokenIdSchema) return 'the code of a token, such as "A06", or words with hyphens';
    if (schema === whereSchema) return 'an object with `regions`, `places`, `kinds` or `terrains`';
    if (schema instanceof z.ZodTuple) return `a list of ${schema.def.items.length}`;
    return undefined;
  },
});
