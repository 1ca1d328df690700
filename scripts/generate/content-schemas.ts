// docs/content.schema.json and docs/content-third-edition.schema.json: the JSON Schemas of content packs.
import { z } from 'zod';
import * as cards from '../../src/second-edition/content/schema.js';
import * as abilities from '../../src/second-edition/content/schema-abilities.js';
import * as thirdCards from '../../src/third-edition/content/schema.js';
import * as thirdAbilities from '../../src/third-edition/content/schema-abilities.js';
import * as meanings from './content-page/meanings.js';
import { asJson, type Files } from './files.js';

type Named = readonly (readonly [id: string, schema: z.ZodType, description: string])[];

/** The parts that get a name of their own in `$defs`, and what an editor says about them. */
const named: Named = [
  ['hero', cards.heroSchema, 'A Hero card.'],
  ['ally', cards.allySchema, 'An Ally card of the market deck.'],
  ['item', cards.itemSchema, 'An Item card of the market deck.'],
  ['challenge', cards.challengeSchema, 'A Challenge: an enemy to fight.'],
  ['event', cards.eventSchema, 'An Event, in force for everyone until a later one replaces it.'],
  ['encounter', cards.encounterSchema, 'An Encounter, which tells the player who drew it what to do.'],
  ['further', cards.furtherSchema, 'A card of a kind that a module declares.'],
  ['becomes', cards.becomesSchema, 'What an adventure card turns into when a player takes it.'],
  ['board', cards.boardSchema, 'A map of spaces with towns and adventure jewels.'],
  ['abilities', abilities.abilitiesSchema, 'The abilities of a card.'],
  ['ability', abilities.abilitySchema, 'Something used, something that always holds, or something set off.'],
  ['combatant', abilities.combatantSchema, 'A value and the damage of the same type.'],
  ['condition', abilities.conditionSchema, 'Holds if everything said in it holds.'],
  ['cost', abilities.costSchema, 'What using an ability costs.'],
  ['foe', abilities.foeSchema, 'An enemy that a card sets before you.'],
  ['modifier', abilities.modifierSchema, 'A change of a value.'],
  ['effect', abilities.effectSchema, 'Something that happens.'],
];

/** The same of Third Edition. */
const thirdNamed: Named = [
  ['hero', thirdCards.heroSchema, 'A hero card.'],
  ['asset', thirdCards.assetSchema, 'An asset of the market.'],
  ['skill', thirdCards.skillSchema, 'A skill.'],
  ['enemy', thirdCards.enemySchema, 'An adventure card: an enemy to fight.'],
  ['quest', thirdCards.questSchema, 'An adventure card: a quest, attempted where it says.'],
  ['event', thirdCards.eventSchema, 'An adventure card: an event with two options.'],
  ['story', thirdCards.storySchema, 'A story card of a scenario.'],
  [
    'storyEnemy',
    thirdCards.storyEnemySchema,
    'A story card that is an enemy: the player who draws it fights it.',
  ],
  ['villain', thirdCards.villainSchema, 'The villain of a scenario.'],
  ['outcome', thirdCards.outcomeSchema, 'An outcome of a quest.'],
  ['token', thirdCards.tokenSchema, 'A combat token with two faces.'],
  ['board', thirdCards.boardSchema, 'A map of hexes with places, gems, rivers, roads and bridges.'],
  ['abilities', thirdAbilities.abilitiesSchema, 'The abilities of a card.'],
  [
    'ability',
    thirdAbilities.abilitySchema,
    'Something used, something that always holds, or something set off.',
  ],
  ['amount', thirdAbilities.amountSchema, 'A number, or something counted at the moment it is needed.'],
  ['cost', thirdAbilities.costSchema, 'What using an ability costs.'],
  ['option', thirdAbilities.optionSchema, 'One course among several.'],
  ['tokens', thirdAbilities.tokensSchema, 'Combat tokens that an effect reaches.'],
  ['where', thirdAbilities.whereSchema, 'Where something can be done; one of them is enough.'],
  ['effects', thirdAbilities.effectsSchema, 'Effects, carried out in their order.'],
  ['effect', thirdAbilities.effectSchema, 'Something that happens.'],
];

/** Parts of Third Edition that stand where they are, and what an editor says about each. */
function* thirdDescribed(): Generator<readonly [schema: z.ZodType, description: string]> {
  for (const effect of thirdAbilities.effectSchema.options)
    yield [effect, meanings.effects[effect.shape.do.value] ?? ''];
  const { UsedAbility, StandingAbility, TriggeredAbility } = thirdAbilities.named;
  for (const [union, key, words] of [
    [UsedAbility, 'use', meanings.uses],
    [StandingAbility, 'always', meanings.standing],
  ] as const)
    for (const ability of (union as z.ZodDiscriminatedUnion<z.ZodObject[]>).options)
      yield [ability, words[(ability.shape[key] as z.ZodLiteral<string>).value] ?? ''];
  const when = Object.entries(meanings.moments).map(([moment, meaning]) => `\`${moment}\`: ${meaning}`);
  yield [
    TriggeredAbility as z.ZodType,
    `Something sets it off; with a \`cost\` its player may use it. ${when.join(' ')}`,
  ];
}

const contentSchema = (): string =>
  renderSchema(cards.contentSchema, named, [], {
    title: 'Content pack',
    description: 'Cards and a board for runebound-engine, as data.',
  });

const thirdContentSchema = (): string =>
  renderSchema(thirdCards.contentSchema, thirdNamed, thirdDescribed(), {
    title: 'Content pack of Third Edition',
    description: 'Cards, combat tokens and a board of Third Edition for runebound-engine, as data.',
  });

function renderSchema(
  pack: z.ZodType,
  parts: Named,
  described: Iterable<readonly [schema: z.ZodType, description: string]>,
  about: { readonly title: string; readonly description: string },
): string {
  const registry = z.registry<{ id?: string; title?: string; description?: string }>();
  registry.add(pack, about);
  for (const [id, schema, description] of parts) registry.add(schema, { id, description });
  for (const [schema, description] of described) registry.add(schema, { description });
  const schema = z.toJSONSchema(pack, { metadata: registry });
  return asJson(withoutDetours(schema));
}

/** Zod gives each place where the language refers to itself a definition of its own that leads to the real one. */
function withoutDetours(schema: z.core.JSONSchema.BaseSchema): unknown {
  const ends = new Map<string, unknown>();
  for (const [id, { $ref }] of Object.entries(schema.$defs ?? {}))
    if ($ref !== undefined) ends.set(`#/$defs/${id}`, $ref);
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (ends.has(`#/$defs/${key}`)) return undefined;
    return key === '$ref' ? (ends.get(value) ?? value) : value;
  });
}

export const files = (): Files => ({
  'docs/content.schema.json': contentSchema(),
  'docs/content-third-edition.schema.json': thirdContentSchema(),
});
