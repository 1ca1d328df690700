import * as z from 'zod';
import { aWord, schemaChecker } from '../../kernel/content/schema.js';
import { guess } from './check-plain.js';
import { abilityKeys, placeSchema } from './schema-abilities.js';
import { idSchema, spaceIdSchema } from './schema-parts.js';

/**
 * Checks plain data against a schema. Each problem is about the branch that the author meant: an ability with `use` is
 * not compared with one with `on`.
 */
export const checkSchema = /* @__PURE__ */ schemaChecker({
  guess,
  abilityKeys,
  anAbility:
    'an object with `use` (when it may be used), `always` (what it changes) or `on` (what sets it off)',
  isAbility: (schema) =>
    schema instanceof z.ZodUnion &&
    schema.options.length === abilityKeys.length &&
    schema.options.every(
      (option, at) => option instanceof z.ZodObject && (abilityKeys[at] ?? '') in option.shape,
    ),
  homes: {
    hero: 'heroes',
    challenge: 'adventures',
    event: 'adventures',
    encounter: 'adventures',
    ally: 'market',
    item: 'market',
  },
  wish(schema) {
    if (schema === idSchema) return `${aWord}, of at most ${idSchema.maxLength} characters`;
    if (schema === spaceIdSchema) return 'the id of a space, such as "h0714"';
    if (schema === placeSchema)
      return '"town", "town:" with the id of a town, a terrain, or the id of a space';
    if (schema instanceof z.ZodTemplateLiteral) return '"town:" with the id of a town';
    if (schema instanceof z.ZodRecord) return 'an object of skills with their bonuses';
    return undefined;
  },
});
