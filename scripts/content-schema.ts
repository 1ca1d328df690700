// Writes docs/content.schema.json, the JSON Schema of a content pack; `--check` only says whether it is current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import * as cards from '../src/second-edition/content/schema.js';
import * as abilities from '../src/second-edition/content/schema-abilities.js';

/** Where the generated file is. */
export const contentSchemaFile = fileURLToPath(new URL('../docs/content.schema.json', import.meta.url));

/** The parts that get a name of their own in `$defs`, and what an editor says about them. */
const named: readonly (readonly [id: string, schema: z.ZodType, description: string])[] = [
  ['hero', cards.heroSchema, 'A Hero card.'],
  ['ally', cards.allySchema, 'An Ally card of the market deck.'],
  ['item', cards.itemSchema, 'An Item card of the market deck.'],
  ['challenge', cards.challengeSchema, 'A Challenge: an enemy to fight.'],
  ['event', cards.eventSchema, 'An Event, in force for everyone until a later one replaces it.'],
  ['encounter', cards.encounterSchema, 'An Encounter, which tells the player who drew it what to do.'],
  ['further', cards.furtherSchema, 'A card of a sort that a module knows.'],
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

/** The text of the generated file. */
export function renderContentSchema(): string {
  const registry = z.registry<{ id?: string; title?: string; description?: string }>();
  registry.add(cards.contentSchema, {
    title: 'Content pack',
    description: 'Cards and a board for runebound-engine, as data.',
  });
  for (const [id, schema, description] of named) registry.add(schema, { id, description });
  const schema = z.toJSONSchema(cards.contentSchema, { metadata: registry });
  return `${render(withoutDetours(schema), '')}\n`;
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

const lineWidth = 110;

/** JSON as the formatter wants it: lists of plain values on one line where they fit. */
function render(value: unknown, indent: string, before = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain && indent.length + before + line.length < lineWidth) return line;
    return `[\n${value.map((item) => inner + render(item, inner)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return inner + name + render(item, inner, name.length);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

function main(): void {
  const wanted = renderContentSchema();
  const current = existsSync(contentSchemaFile) && readFileSync(contentSchemaFile, 'utf8') === wanted;
  if (process.argv.includes('--check')) {
    if (!current) {
      console.error('docs/content.schema.json is not current: run `npx tsx scripts/content-schema.ts`.');
      process.exit(1);
    }
    console.log('The content schema is current.');
  } else {
    if (!current) {
      mkdirSync(new URL('../docs/', import.meta.url), { recursive: true });
      writeFileSync(contentSchemaFile, wanted);
    }
    console.log(current ? 'The content schema was current.' : 'Content schema written.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
