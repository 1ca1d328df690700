import * as z from 'zod';
import { colors, itemClasses, terrains } from '../abilities/language.js';
import type { BoardData } from './board-types.js';
import type {
  AdventureCard,
  AllyCard,
  Becomes,
  CardSource,
  ChallengeCard,
  ContentPack,
  DeckData,
  EncounterCard,
  Equips,
  EventCard,
  FurtherCard,
  HeroCard,
  ItemCard,
  MarketCard,
} from './cards.js';
import { abilitiesSchema, combatantSchema, effectsSchema, wordsSchema } from './schema-abilities.js';
import {
  type Expect,
  idSchema,
  listOf,
  nameSchema,
  type Same,
  sourceSchema,
  spaceIdSchema,
  textSchema,
  whole,
} from './schema-parts.js';

const cardData = {
  id: idSchema,
  name: nameSchema,
  source: sourceSchema,
  text: textSchema.optional(),
  flavor: textSchema.optional(),
};

const character = {
  life: whole(1, 99),
  stamina: whole(0, 99),
  mind: combatantSchema,
  body: combatantSchema,
  spirit: combatantSchema,
  abilities: abilitiesSchema.optional(),
};

const item = {
  class: z.enum(itemClasses),
  type: idSchema,
  use: z.enum(['activate', 'discard', 'always']),
  abilities: abilitiesSchema,
};

const color = z.enum(colors);

const fromDeck = { color: color.optional(), deck: idSchema.optional() };

export const heroSchema = z.strictObject({
  kind: z.literal('hero'),
  ...cardData,
  ...character,
  skills: z.record(idSchema, whole(-20, 20)).optional(),
});

const equipsSchema = z.strictObject({
  ...item,
  class: item.class.optional(),
  type: item.type.optional(),
});

export const allySchema = z.strictObject({
  kind: z.literal('ally'),
  ...cardData,
  ...character,
  cost: whole(0, 99),
  words: wordsSchema.optional(),
  deck: idSchema.optional(),
  lists: z.record(idSchema, effectsSchema).optional(),
  equips: equipsSchema.optional(),
});

export const itemSchema = z.strictObject({
  kind: z.literal('item'),
  ...cardData,
  cost: whole(0, 99),
  ...item,
  // Modules bring further classes: the check tells whether one exists.
  class: z.union([z.enum(itemClasses), idSchema]).optional(),
  type: item.type.optional(),
  words: wordsSchema.optional(),
  symbols: listOf(z.enum(terrains), 12, 1).optional(),
  deck: idSchema.optional(),
});

export const becomesSchema = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('ally'), ...character }),
  z.strictObject({ as: z.literal('item'), ...item }),
  z.strictObject({ as: z.literal('kept'), abilities: abilitiesSchema.optional() }),
]);

export const challengeSchema = z.strictObject({
  kind: z.literal('challenge'),
  ...cardData,
  ...fromDeck,
  words: wordsSchema.optional(),
  life: whole(1, 99),
  mind: combatantSchema,
  body: combatantSchema,
  spirit: combatantSchema,
  beforeCombat: effectsSchema.optional(),
  abilities: abilitiesSchema.optional(),
  reward: effectsSchema.optional(),
  becomes: becomesSchema.optional(),
  rune: z.boolean().optional(),
  victory: z.boolean().optional(),
  escape: z.boolean().optional(),
});

export const eventSchema = z.strictObject({
  kind: z.literal('event'),
  ...cardData,
  ...fromDeck,
  number: z.literal([1, 2, 3]),
  abilities: abilitiesSchema,
});

export const encounterSchema = z.strictObject({
  kind: z.literal('encounter'),
  ...cardData,
  ...fromDeck,
  effects: effectsSchema,
  abilities: abilitiesSchema.optional(),
  becomes: becomesSchema.optional(),
});

export const furtherSchema = z.strictObject({
  kind: z.literal('further'),
  ...cardData,
  ...z.object(character).partial().shape,
  sort: idSchema,
  deck: idSchema.optional(),
  cost: whole(0, 99).optional(),
  words: wordsSchema.optional(),
});

const deckSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  open: z.literal(true).optional(),
});

export const boardSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  towns: listOf(z.strictObject({ id: idSchema, name: nameSchema, space: spaceIdSchema }), 50),
  spaces: listOf(
    z.strictObject({
      id: spaceIdSchema,
      terrain: z.enum([...terrains, 'town']),
      name: nameSchema.optional(),
      town: idSchema.optional(),
      jewel: color.optional(),
      sunburst: z.literal(true).optional(),
      half: z.literal(true).optional(),
    }),
    2000,
    1,
  ),
  places: listOf(z.strictObject({ id: idSchema, name: nameSchema }), 200).optional(),
  chart: z.json().optional(),
  start: idSchema.optional(),
  source: sourceSchema,
});

const lists = {
  heroes: z.discriminatedUnion('kind', [heroSchema]),
  adventures: z.discriminatedUnion('kind', [challengeSchema, eventSchema, encounterSchema]),
  market: z.discriminatedUnion('kind', [allySchema, itemSchema]),
  further: z.discriminatedUnion('kind', [furtherSchema]),
};

/** The schema of {@link ContentPack}: everything that needs no comparison between parts. */
export const contentSchema = z.strictObject({
  $schema: z.string().max(500).optional(),
  id: idSchema,
  name: nameSchema,
  heroes: listOf(lists.heroes, 500).optional(),
  adventures: listOf(lists.adventures, 2000).optional(),
  market: listOf(lists.market, 2000).optional(),
  further: listOf(lists.further, 2000).optional(),
  decks: listOf(deckSchema, 50).optional(),
  board: boardSchema.optional(),
  counters: z
    .strictObject({
      green: whole(0, 99).optional(),
      yellow: whole(0, 99).optional(),
      blue: whole(0, 99).optional(),
      red: whole(0, 99).optional(),
    })
    .optional(),
  insteadOf: listOf(idSchema, 50).optional(),
  withoutDecks: listOf(idSchema, 50).optional(),
});

/** Compiles only while the schemas equal the types of the cards. */
export type CardSchemasAgree = [
  Expect<Same<CardSource, z.output<typeof sourceSchema>>>,
  Expect<Same<HeroCard, z.output<typeof heroSchema>>>,
  Expect<Same<AllyCard, z.output<typeof allySchema>>>,
  Expect<Same<Equips, z.output<typeof equipsSchema>>>,
  Expect<Same<ItemCard, z.output<typeof itemSchema>>>,
  Expect<Same<Becomes, z.output<typeof becomesSchema>>>,
  Expect<Same<ChallengeCard, z.output<typeof challengeSchema>>>,
  Expect<Same<EventCard, z.output<typeof eventSchema>>>,
  Expect<Same<EncounterCard, z.output<typeof encounterSchema>>>,
  Expect<Same<FurtherCard, z.output<typeof furtherSchema>>>,
  Expect<Same<DeckData, z.output<typeof deckSchema>>>,
  Expect<Same<AdventureCard, z.output<typeof lists.adventures>>>,
  Expect<Same<MarketCard, z.output<typeof lists.market>>>,
  Expect<Same<BoardData, z.output<typeof boardSchema>>>,
  Expect<Same<ContentPack, z.output<typeof contentSchema>>>,
];
