import * as z from 'zod';
import { schemaOf, schemasOf } from '../../kernel/content/fields.js';
import { conditionSchemas } from '../abilities/conditions/index.js';
import { effectSchemas } from '../abilities/effects/index.js';
import {
  type Ability,
  type Amount,
  attributes,
  type Combatant,
  type Condition,
  type Cost,
  type Course,
  colors,
  combatTypes,
  counts,
  type Effect,
  type Foe,
  type Modifier,
  type Row,
  rollKinds,
  type Span,
  type StandingAbility,
  stats,
  type TriggeredAbility,
  terrains,
  triggers,
  type UsedAbility,
  whos,
  windows,
} from '../abilities/language.js';
import { type Expect, idPattern, idSchema, listOf, nameSchema, type Same, whole } from './schema-parts.js';

const attribute = z.enum(attributes);
const combatType = z.enum(combatTypes);
const color = z.enum(colors);
const who = z.enum(whos);
const yes = z.literal(true);

// The only recursive types: they are declared by hand here, so that all other schemas can be inferred and compared.
const condition: z.ZodType<Condition> = z.lazy(() => conditionSchema as unknown as z.ZodType<Condition>);
const effect: z.ZodType<Effect> = z.lazy(() => effectSchema as unknown as z.ZodType<Effect>);
const ability: z.ZodType<Ability> = z.lazy(() => abilitySchema);

export const effectsSchema = listOf(effect, 20);
const someEffects = listOf(effect, 20, 1);

export const abilitiesSchema = listOf(ability, 12);

/** Type words: `undead`, `dragon`. */
export const wordsSchema = listOf(idSchema, 12);

const countedSchema = z.strictObject({
  count: z.enum(counts),
  times: whole(-20, 20).optional(),
  plus: whole(-99, 99).optional(),
});

const amount = z.union([whole(0, 999), countedSchema]);
const amountOrAll = z.union([whole(0, 999), countedSchema, z.literal('all')]);

const change = z.union([whole(-99, 99), countedSchema]);

const spanSchema = z.strictObject({
  atLeast: whole(-99, 999).optional(),
  atMost: whole(-99, 999).optional(),
});

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

export const modifierSchema = z.strictObject({ stat: z.enum(stats), of: who.optional(), add: change });
const modifiers = listOf(modifierSchema, 12, 1);

export const costSchema = z.strictObject({
  exhaustion: whole(1, 20).optional(),
  wounds: whole(1, 20).optional(),
  gold: whole(1, 999).optional(),
  activate: yes.optional(),
  discard: yes.optional(),
});

const usedSchema = z.strictObject({
  use: z.enum(windows),
  id: idSchema,
  label: nameSchema,
  cost: costSchema.optional(),
  if: condition.optional(),
  do: someEffects,
  limit: z.enum(['roll', 'phase', 'round', 'combat', 'turn']).optional(),
});

const standingSchema = z.strictObject({ always: modifiers, if: condition.optional() });

const triggeredSchema = z.strictObject({ on: z.enum(triggers), if: condition.optional(), do: someEffects });

/** The keys that distinguish abilities, in the order of {@link abilitySchema}. */
export const abilityKeys = ['use', 'always', 'on'] as const;

export const abilitySchema = z.union([usedSchema, standingSchema, triggeredSchema]);

export const combatantSchema = z.strictObject({ value: whole(0, 99), damage: whole(0, 99) });

export const foeSchema = z.strictObject({
  name: nameSchema,
  words: wordsSchema.optional(),
  life: whole(1, 99),
  mind: combatantSchema,
  body: combatantSchema,
  spirit: combatantSchema,
  abilities: abilitiesSchema.optional(),
  escape: z.boolean().optional(),
});

const courseSchema = z.strictObject({
  id: idSchema,
  label: nameSchema,
  if: condition.optional(),
  cost: costSchema.optional(),
  do: effectsSchema,
});
const rowSchema = z.strictObject({ upTo: whole(2, 99), do: effectsSchema });

const named = {
  Amount: amount,
  "Amount | 'all'": amountOrAll,
  Attribute: attribute,
  boolean: z.boolean(),
  Color: color,
  CombatType: combatType,
  Condition: condition,
  Course: courseSchema,
  Effect: effect,
  'Effect[0..20]': effectsSchema,
  Foe: foeSchema,
  Modifier: modifierSchema,
  PlaceWord: placeSchema,
  RollKind: z.enum(rollKinds),
  Row: rowSchema,
  Span: spanSchema,
  SpecialWord: specialSchema,
  string: idSchema,
  Terrain: z.enum(terrains),
  TownById: z.templateLiteral(['town:', z.string().regex(idPattern)]),
  Who: who,
};

/** The schema of a condition, from its parts. */
export const conditionSchema = schemaOf(
  Object.fromEntries(Object.entries(conditionSchemas).map(([kind, { value }]) => [`${kind}?`, value])),
  named,
);

/** The schemas of all kinds of effect, from their fields. */
export const effectSchema = z.discriminatedUnion('do', schemasOf('do', effectSchemas, named));

/** Compiles only while the schemas equal the types of the ability language. */
export type AbilitySchemasAgree = [
  Expect<Same<Amount, z.output<typeof amount>>>,
  Expect<Same<Amount, z.output<typeof change>>>,
  Expect<Same<Amount | 'all', z.output<typeof amountOrAll>>>,
  Expect<Same<Span, z.output<typeof spanSchema>>>,
  Expect<Same<Modifier, z.output<typeof modifierSchema>>>,
  Expect<Same<Cost, z.output<typeof costSchema>>>,
  Expect<Same<UsedAbility, z.output<typeof usedSchema>>>,
  Expect<Same<StandingAbility, z.output<typeof standingSchema>>>,
  Expect<Same<TriggeredAbility, z.output<typeof triggeredSchema>>>,
  Expect<Same<Ability, z.output<typeof abilitySchema>>>,
  Expect<Same<Combatant, z.output<typeof combatantSchema>>>,
  Expect<Same<Foe, z.output<typeof foeSchema>>>,
  Expect<Same<Course, z.output<typeof courseSchema>>>,
  Expect<Same<Row, z.output<typeof rowSchema>>>,
];
