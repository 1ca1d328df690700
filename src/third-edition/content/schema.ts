import * as z from 'zod';
import { attributes, symbols } from '../abilities/language.js';
import { adventureTypes, type BoardData, placeKinds, terrains } from './board-types.js';
import {
  type AdventureCard,
  type AssetCard,
  assetTypes,
  type CardSource,
  type EnemyCard,
  type EventCard,
  type EventOption,
  type HeroCard,
  type Outcome,
  type QuestCard,
  type SkillCard,
  type StoryCard,
  type StoryEnemyCard,
  skillSets,
  type TokenData,
  type VillainCard,
} from './cards.js';
import type { ContentPack } from './pack.js';
import {
  abilitiesSchema,
  amountSchema,
  costSchema,
  effectsSchema,
  optionSchema,
  whereSchema,
} from './schema-abilities.js';
import {
  type Expect,
  hexIdSchema,
  idSchema,
  listOf,
  nameSchema,
  type Same,
  sourceSchema,
  textSchema,
  tokenIdSchema,
  whole,
} from './schema-parts.js';

const cardData = { id: idSchema, name: nameSchema, source: sourceSchema, text: textSchema.optional() };
const adventureType = z.enum(adventureTypes);
const adventureData = { ...cardData, deck: adventureType, scenario: idSchema.optional() };
const actions = whole(0, 3);
const attributeValue = whole(0, 20);

export const heroSchema = z.strictObject({
  kind: z.literal('hero'),
  ...cardData,
  speed: whole(1, 5),
  health: whole(1, 99),
  hand: whole(0, 20),
  body: attributeValue,
  mind: attributeValue,
  spirit: attributeValue,
  gold: whole(0, 99),
  start: z.enum(['town', 'shrine', 'stronghold']),
  setup: effectsSchema,
  abilities: abilitiesSchema,
});

export const assetSchema = z.strictObject({
  kind: z.literal('asset'),
  ...cardData,
  type: z.enum(assetTypes),
  set: z.enum(['A', 'B', 'C']),
  cost: whole(0, 99),
  token: tokenIdSchema.optional(),
  trade: z.strictObject({ value: whole(0, 99), at: whereSchema, actions }).optional(),
  abilities: abilitiesSchema.optional(),
});

const trophies = whole(0, 10).optional();

export const skillSchema = z.strictObject({
  kind: z.literal('skill'),
  ...cardData,
  type: z.enum(attributes),
  set: z.enum(skillSets),
  cost: z.strictObject({ combat: trophies, exploration: trophies, social: trophies, any: trophies }),
  success: z.literal(true).optional(),
  abilities: abilitiesSchema.optional(),
});

const enemyData = {
  traits: listOf(nameSchema, 12),
  health: whole(1, 99),
  healthPlus: amountSchema.optional(),
  abilities: abilitiesSchema.optional(),
  rewards: listOf(optionSchema, 6),
};

export const enemySchema = z.strictObject({ kind: z.literal('enemy'), ...adventureData, ...enemyData });

export const storyEnemySchema = z.strictObject({
  kind: z.literal('enemy'),
  ...cardData,
  deck: z.literal('story'),
  scenario: idSchema,
  ...enemyData,
});

export const outcomeSchema = z.strictObject({
  id: idSchema,
  label: nameSchema,
  requires: listOf(z.enum([...terrains, 'wild']), 5),
  do: effectsSchema,
  discard: z.literal(true).optional(),
});

const attempt = { at: whereSchema, actions, outcomes: listOf(outcomeSchema, 3, 1) };

export const questSchema = z.strictObject({ kind: z.literal('quest'), ...adventureData, ...attempt });

const eventOptionSchema = z.strictObject({
  id: idSchema,
  label: nameSchema,
  cost: costSchema.optional(),
  do: effectsSchema,
  rumor: z.strictObject({ at: whereSchema, actions, do: effectsSchema }).optional(),
});

export const eventSchema = z.strictObject({
  kind: z.literal('event'),
  ...adventureData,
  options: z.tuple([eventOptionSchema, eventOptionSchema]),
});

export const storySchema = z.strictObject({
  kind: z.literal('story'),
  ...cardData,
  scenario: idSchema,
  do: effectsSchema,
  quest: z.strictObject(attempt).optional(),
});

export const villainSchema = z.strictObject({
  kind: z.literal('villain'),
  ...cardData,
  scenario: idSchema,
  traits: listOf(nameSchema, 12),
  health: whole(1, 99),
  healthPlus: amountSchema,
  healthFloor: whole(1, 99),
  abilities: abilitiesSchema,
  spawns: whereSchema,
});

const faceSchema = z.strictObject({
  symbol: z.enum(symbols),
  count: whole(1, 9).optional(),
  gold: z.literal(true).optional(),
});

export const tokenSchema = z.strictObject({
  id: tokenIdSchema,
  of: z.union([z.enum(['asset', 'enemy', 'act-2']), z.strictObject({ card: idSchema })]),
  faces: z.tuple([faceSchema, faceSchema]),
});

const edges = listOf(z.tuple([hexIdSchema, hexIdSchema]), 3000);

export const boardSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  hexes: listOf(
    z.strictObject({
      id: hexIdSchema,
      terrain: z.enum([...terrains, 'city']),
      place: idSchema.optional(),
      gem: adventureType.optional(),
    }),
    2000,
    1,
  ),
  places: listOf(
    z.strictObject({ id: idSchema, name: nameSchema, kind: z.enum(placeKinds), hex: hexIdSchema }),
    200,
  ),
  regions: listOf(
    z.strictObject({ id: idSchema, name: nameSchema, hexes: listOf(hexIdSchema, 500, 1) }),
    200,
  ),
  rivers: edges,
  roads: edges,
  bridges: edges,
});

const lists = {
  heroes: z.discriminatedUnion('kind', [heroSchema]),
  assets: z.discriminatedUnion('kind', [assetSchema]),
  skills: z.discriminatedUnion('kind', [skillSchema]),
  adventures: z.discriminatedUnion('kind', [enemySchema, questSchema, eventSchema]),
  stories: z.discriminatedUnion('kind', [storySchema, storyEnemySchema]),
  villains: z.discriminatedUnion('kind', [villainSchema]),
};

/** The schema of {@link ContentPack}: everything that needs no comparison between parts. */
export const contentSchema = z.strictObject({
  $schema: z.string().max(500).optional(),
  id: idSchema,
  name: nameSchema,
  board: boardSchema.optional(),
  tokens: listOf(tokenSchema, 500).optional(),
  heroes: listOf(lists.heroes, 200).optional(),
  assets: listOf(lists.assets, 900).optional(),
  skills: listOf(lists.skills, 900).optional(),
  adventures: listOf(lists.adventures, 900).optional(),
  stories: listOf(lists.stories, 500).optional(),
  villains: listOf(lists.villains, 50).optional(),
});

/** Compiles only while the schemas equal the types of the cards. */
export type CardSchemasAgree = [
  Expect<Same<CardSource, z.output<typeof sourceSchema>>>,
  Expect<Same<HeroCard, z.output<typeof heroSchema>>>,
  Expect<Same<AssetCard, z.output<typeof assetSchema>>>,
  Expect<Same<SkillCard, z.output<typeof skillSchema>>>,
  Expect<Same<EnemyCard, z.output<typeof enemySchema>>>,
  Expect<Same<Outcome, z.output<typeof outcomeSchema>>>,
  Expect<Same<QuestCard, z.output<typeof questSchema>>>,
  Expect<Same<EventOption, z.output<typeof eventOptionSchema>>>,
  Expect<Same<EventCard, z.output<typeof eventSchema>>>,
  Expect<Same<AdventureCard, z.output<typeof lists.adventures>>>,
  Expect<Same<StoryCard, z.output<typeof storySchema>>>,
  Expect<Same<StoryEnemyCard, z.output<typeof storyEnemySchema>>>,
  Expect<Same<VillainCard, z.output<typeof villainSchema>>>,
  Expect<Same<TokenData, z.output<typeof tokenSchema>>>,
  Expect<Same<BoardData, z.output<typeof boardSchema>>>,
  Expect<Same<ContentPack, z.output<typeof contentSchema>>>,
];
