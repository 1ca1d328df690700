import * as z from 'zod';
import { schemaOf, schemasOf, schemasOfParts } from '../../kernel/content/fields.js';
import { conditionSchemas } from '../abilities/conditions/index.js';
import { effectSchemas } from '../abilities/effects/index.js';
import {
  type Ability,
  attributes,
  type Combatant,
  type Condition,
  colors,
  combatTypes,
  counts,
  type Effect,
  rollKinds,
  stats,
  terrains,
  triggers,
  whos,
  windows,
} from '../abilities/language.js';
import { parts } from '../abilities/parts.js';
import { idPattern, idSchema, listOf, nameSchema } from './schema-parts.js';

// Schemas follow from what the ability language declares. Recursive ones are looked up when they are used.
const condition: z.ZodType<Condition> = z.lazy(() => conditionSchema as unknown as z.ZodType<Condition>);
const effect: z.ZodType<Effect> = z.lazy(() => effectSchema as unknown as z.ZodType<Effect>);
const ability: z.ZodType<Ability> = z.lazy(() => abilitySchema as unknown as z.ZodType<Ability>);

export const effectsSchema = listOf(effect, 20);

export const abilitiesSchema = listOf(ability, 12);

/** Type words: `undead`, `dragon`. */
export const wordsSchema = listOf(idSchema, 12);

/** A place in a condition: `town`, `town:forge`, a terrain, a space. */
export const placeSchema = z
  .string()
  .max(70)
  .regex(/^(town:)?[a-z0-9]+(-[a-z0-9]+)*$/);

/** A word of a module, with its argument: `at-sea`, `holding:3`. */
const specialSchema = z
  .string()
  .max(70)
  .regex(/^([a-z0-9-]+:)?[a-z0-9]+(-[a-z0-9]+)*$/);

const ofParts = schemasOfParts(parts, {
  'Ability[0..12]': abilitiesSchema,
  Attribute: z.enum(attributes),
  boolean: z.boolean(),
  Color: z.enum(colors),
  CombatType: z.enum(combatTypes),
  Condition: condition,
  Count: z.enum(counts),
  Effect: effect,
  'Effect[0..20]': effectsSchema,
  Name: nameSchema,
  PlaceWord: placeSchema,
  RollKind: z.enum(rollKinds),
  SpecialWord: specialSchema,
  Stat: z.enum(stats),
  string: idSchema,
  Terrain: z.enum(terrains),
  TownById: z.templateLiteral(['town:', z.string().regex(idPattern)]),
  Trigger: z.enum(triggers),
  Who: z.enum(whos),
  Window: z.enum(windows),
});
const named = {
  ...ofParts,
  "Amount | 'all'": z.union([...(ofParts.Amount as z.ZodUnion).options, z.literal('all')]),
};

/** The keys that distinguish abilities, in the order of {@link abilitySchema}. */
export const abilityKeys = ['use', 'always', 'on'] as const;

export const abilitySchema = ofParts.Ability as z.ZodType<Ability>;
export const combatantSchema = ofParts.Combatant as z.ZodType<Combatant>;
export const costSchema = ofParts.Cost as z.ZodObject;
export const foeSchema = ofParts.Foe as z.ZodObject;
export const modifierSchema = ofParts.Modifier as z.ZodObject;

/** The schema of a condition, from its parts. */
export const conditionSchema = schemaOf(
  Object.fromEntries(Object.entries(conditionSchemas).map(([kind, { value }]) => [`${kind}?`, value])),
  named,
);

/** The schemas of all kinds of effect, from their fields. */
export const effectSchema = z.discriminatedUnion('do', schemasOf('do', effectSchemas, named));
