import * as z from 'zod';
import { schemasOf } from '../../kernel/content/fields.js';
import { effectSchemas } from '../abilities/effects/index.js';
import {
  type Ability,
  type Amount,
  attributes,
  type Cost,
  type CostRange,
  counts,
  damageTypes,
  type Effect,
  moments,
  type Option,
  stats,
  symbols,
  type TokenChoice,
  type Where,
} from '../abilities/language.js';
import { adventureTypes, terrains } from './board-types.js';
import { type Expect, idSchema, listOf, nameSchema, type Same, whereSchema, whole } from './schema-parts.js';

const yes = z.literal(true);
const attribute = z.enum(attributes);
const damage = z.enum(damageTypes);
const adventureType = z.enum(adventureTypes);

// The only recursive types: they are declared by hand here, so that all other schemas can be inferred and compared.
const effect: z.ZodType<Effect> = z.lazy(() => effectSchema as unknown as z.ZodType<Effect>);
const amount: z.ZodType<Amount> = z.lazy(() => amountSchema);
const option: z.ZodType<Option> = z.lazy(() => optionSchema);

export const effectsSchema = listOf(effect, 20);
const someEffects = listOf(effect, 20, 1);

const countedSchema = z.strictObject({
  count: z.enum([...counts, ...attributes]),
  times: whole(-20, 20).optional(),
  plus: whole(-99, 99).optional(),
  and: amount.optional(),
});

export const amountSchema = z.union([whole(-99, 99), countedSchema]);

export const costSchema = z.strictObject({
  exert: whole(1, 10).optional(),
  gold: whole(1, 99).optional(),
  delayed: yes.optional(),
  trophies: whole(1, 20).optional(),
  discardThis: yes.optional(),
});

const costRangeSchema = z.strictObject({
  atLeast: whole(0, 99).optional(),
  atMost: whole(0, 99).optional(),
});

export const tokensSchema = z.strictObject({
  whose: z.enum(['own', 'foe']),
  many: z.union([whole(1, 60), z.strictObject({ upTo: whole(1, 60) }), z.enum(['any', 'all'])]),
  showing: listOf(z.enum(symbols), 8, 1).optional(),
  spent: yes.optional(),
});

export const optionSchema = z.strictObject({
  id: idSchema,
  label: nameSchema,
  cost: costSchema.optional(),
  do: effectsSchema,
});

const named = {
  AdventureType: adventureType,
  Amount: amount,
  Attribute: attribute,
  CostRange: costRangeSchema,
  DamageType: damage,
  Effect: effect,
  'Effect[0..20]': effectsSchema,
  Option: option,
  TokenChoice: tokensSchema,
  TokenSymbol: z.enum(symbols),
  Where: whereSchema,
};

/** The schemas of all kinds of effect, from their fields. */
export const effectSchema = z.discriminatedUnion('do', schemasOf('do', effectSchemas, named));

const used = { id: idSchema, label: nameSchema, do: someEffects };
const surges = z.union([whole(1, 20), z.literal('X')]);
const inCombat = { ...used, cost: costSchema.optional(), limit: z.enum(['round', 'combat']) };

const standingSchema = z.discriminatedUnion('always', [
  z.strictObject({ always: z.literal('bonus'), stat: z.enum(stats), add: amount }),
  z.strictObject({ always: z.literal('die-as'), terrain: z.enum(terrains) }),
  z.strictObject({ always: z.literal('no-surge') }),
]);

const usedSchema = z.discriminatedUnion('use', [
  z.strictObject({ use: z.literal('surge'), surge: surges, cancel: surges.optional(), ...used }),
  z.strictObject({ use: z.literal('combat-action'), ...inCombat }),
  z.strictObject({ use: z.literal('after-combat-action'), ...inCombat }),
  z.strictObject({
    use: z.literal('turn'),
    ...used,
    cost: costSchema.optional(),
    limit: z.enum(['turn', 'none']),
  }),
  z.strictObject({
    use: z.literal('action'),
    actions: whole(0, 3),
    at: whereSchema.optional(),
    cost: costSchema.optional(),
    ...used,
  }),
  z.strictObject({
    use: z.literal('reroll-terrain'),
    id: idSchema,
    label: nameSchema,
    cost: costSchema.optional(),
    limit: z.literal('turn'),
  }),
]);

const triggeredSchema = z.strictObject({
  when: z.enum(moments),
  cost: costSchema.optional(),
  ...used,
});

/** The keys that distinguish abilities, in the order of {@link abilitySchema}. */
export const abilityKeys = ['use', 'always', 'when'] as const;

export const abilitySchema = z.union([usedSchema, standingSchema, triggeredSchema]);

export const abilitiesSchema = listOf(abilitySchema, 12);

/** Compiles only while the schemas equal the types of the ability language. */
export type AbilitySchemasAgree = [
  Expect<Same<Amount, z.output<typeof amountSchema>>>,
  Expect<Same<Where, z.output<typeof whereSchema>>>,
  Expect<Same<Cost, z.output<typeof costSchema>>>,
  Expect<Same<CostRange, z.output<typeof costRangeSchema>>>,
  Expect<Same<TokenChoice, z.output<typeof tokensSchema>>>,
  Expect<Same<Option, z.output<typeof optionSchema>>>,
  Expect<Same<Ability, z.output<typeof abilitySchema>>>,
];
