import * as z from 'zod';
import { schemasOf, schemasOfParts } from '../../kernel/content/fields.js';
import { effectSchemas } from '../abilities/effects/index.js';
import {
  type Ability,
  type Amount,
  attributes,
  type Cost,
  counts,
  damageTypes,
  type Effect,
  moments,
  type Option,
  stats,
  symbols,
  type Where,
} from '../abilities/language.js';
import { parts } from '../abilities/parts.js';
import { adventureTypes, placeKinds, terrains } from './board-types.js';
import { idSchema, listOf, nameSchema } from './schema-parts.js';

// Schemas follow from what the ability language declares. Recursive ones are looked up when they are used.
const effect: z.ZodType<Effect> = z.lazy(() => effectSchema as unknown as z.ZodType<Effect>);

export const effectsSchema = listOf(effect, 20);

/** The schemas of all parts, by the names of their types. */
export const named = schemasOfParts(parts, {
  AdventureType: z.enum(adventureTypes),
  Attribute: z.enum(attributes),
  Count: z.enum(counts),
  DamageType: z.enum(damageTypes),
  Effect: effect,
  'Effect[0..20]': effectsSchema,
  Moment: z.enum(moments),
  Name: nameSchema,
  PlaceKind: z.enum(placeKinds),
  Stat: z.enum(stats),
  string: idSchema,
  Terrain: z.enum(terrains),
  TokenSymbol: z.enum(symbols),
});

/** The schemas of all kinds of effect, from their fields. */
export const effectSchema = z.discriminatedUnion('do', schemasOf('do', effectSchemas, named));

/** The keys that distinguish abilities, in the order of {@link abilitySchema}. */
export const abilityKeys = ['use', 'always', 'when'] as const;

export const abilitySchema = named.Ability as z.ZodType<Ability>;
export const abilitiesSchema = listOf(abilitySchema, 12);
export const amountSchema = named.Amount as z.ZodType<Amount>;
export const costSchema = named.Cost as z.ZodType<Cost>;
export const optionSchema = named.Option as z.ZodType<Option>;
export const tokensSchema = named.TokenChoice as z.ZodType;
export const whereSchema = named.Where as z.ZodType<Where>;
