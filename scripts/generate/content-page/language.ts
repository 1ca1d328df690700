import { rulesetOf, scenarioIds } from '../../../src/third-edition/bundled.js';
import { wordsOf } from '../../../src/words/third-edition/index.js';
import { table } from '../boards/tables.js';
import { costs, counts, effects, moments, standing, uses } from './meanings.js';

/* The part of the page that teaches the ability language: a card of each kind from the box, word by word, and then all of the words. */

const fence = '```';

/** A list of words with what they mean. */
const listed = (head: string, meanings: Readonly<Record<string, string>>): string =>
  table(
    [head, 'What it means'],
    () => false,
    Object.entries(meanings).map(([word, meaning]) => [`\`${word}\``, meaning]),
  );

const rulesets = scenarioIds.map((id) => rulesetOf(id));

/** A card as it stands in the box, and what people read on it. */
function shown(id: string): string {
  const ruleset = rulesets.find(({ rules }) => Object.hasOwn(rules.content.cards, id));
  const card = ruleset?.rules.content.cards[id];
  if (ruleset === undefined || card === undefined) throw new Error(`There is no card ${id} in the box.`);
  const { text: _, ...data } = card;
  const read = wordsOf(ruleset).text(id);
  return `${fence}json
${compact({ ...data, source: typeof data.source === 'string' ? data.source : { ...data.source } })}
${fence}
${read === '' ? '' : `\n> ${read}\n`}`;
}

const width = 110;

/** JSON with what fits on a line on one line. */
function compact(value: unknown, indent = ''): string {
  const line = spaced(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length < width) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => inner + compact(item, inner)).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${compact(item, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  const parts = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** The cards that the page goes through; each is in the box. */
export const lessons = {
  asset: 'truesteel-axe',
  skill: 'forced-march',
  hero: 'corbin',
  enemy: 'dragon-hybrid',
  quest: 'swamp-tales',
  event: 'smuggling',
  story: theBoxStory(),
  villain: 'vorakesh',
} as const;

/** A story card that has something happen. */
function theBoxStory(): string {
  for (const { rules } of rulesets)
    for (const card of Object.values(rules.content.cards))
      if (card.kind === 'story' && card.do.length > 0 && card.quest !== undefined) return card.id;
  return '';
}

/** Teaches the language, card by card. */
export const language =
  (): string => `What a card does is said in a small language of plain JSON. This section goes through a card of each kind as it stands in the box, with the text
that people read below it: the text is made from the data, so a card says what it does. Every word that it may use is in the lists after it.

### An asset: an ability for surges

${shown(lessons.asset)}
A \`surge\` ability is a combat action that spends surges. Its \`do\` is a list of effects, carried out in their order. \`tokens\` says which combat tokens an effect
reaches: \`whose\` (\`own\` or \`foe\`), how \`many\` (a number, \`{ "upTo": 2 }\`, \`"any"\` or \`"all"\`), perhaps only those \`showing\` some symbols, or \`spent\` ones.
The \`token\` is the combat token that comes with the asset; goods have none and say in \`trade\` what they bring.

### A skill: an ability of your turn, with a cost

${shown(lessons.skill)}
The \`cost\` of the card is in trophies; that of the ability is paid each time. An ability has an \`id\`, by which actions, records and saves name it, and a \`label\`
for people. A bonus that holds as long as the card is learned is \`{ "always": "bonus", "stat": "body", "add": 1 }\`.

### A hero: actions, and what is won

${shown(lessons.hero)}
\`setup\` is what its setup side has it do, once. \`win\` in \`challenge\` is a list of effects of its own. Three combat tokens, each with \`of\` \`{ "card": "corbin" }\`, belong to a hero.

### An enemy: abilities of its player, and rewards

${shown(lessons.enemy)}
The abilities are used by the player who plays the enemy: \`own\` and \`foe\` are seen from the enemy, and “you” in effects such as \`lose-gold\` is the hero. \`healthPlus\` is counted
at every moment. Of several \`rewards\` the winner takes one. What is set off by itself on an enemy costs nothing:

${fence}json
{
  "kind": "enemy",
  "id": "thorn-wolf",
  "name": "Thorn Wolf",
  "source": "original",
  "deck": "combat",
  "traits": ["Beast"],
  "health": 5,
  "abilities": [
    { "when": "engage", "id": "pounce", "label": "Pounce", "do": [{ "do": "deal", "damage": "enemy", "amount": 1 }] },
    { "when": "foe-agility", "id": "thorns", "label": "Thorns", "do": [{ "do": "deal", "damage": "enemy", "amount": 1 }] },
    {
      "use": "surge",
      "surge": 1,
      "id": "bite",
      "label": "Bite",
      "do": [
        {
          "do": "deal",
          "damage": "enemy",
          "amount": 1,
          "then": [{ "do": "remove", "tokens": { "whose": "foe", "many": { "upTo": 2 } } }]
        }
      ]
    }
  ],
  "rewards": [
    {
      "id": "hide",
      "label": "An asset for up to 4 gold",
      "do": [{ "do": "gain-asset", "from": "any-market", "cost": { "atMost": 4 } }]
    }
  ]
}
${fence}

### A quest: where, and for which dice

${shown(lessons.quest)}
\`at\` says where it is attempted: hexes of \`regions\`, \`places\`, \`kinds\` of place (\`city\`, \`town\`, \`shrine\`, \`stronghold\`) or \`terrains\`; one of them is enough. An outcome \`requires\` dice,
and what it brings comes before the card becomes a trophy; with \`discard\` it is discarded instead.

### An event: two options, and a rumor

${shown(lessons.event)}
An option with a \`rumor\` stays with the hero until it is carried out \`at\` its place, for so many \`actions\`; the other is resolved at once. An option may have a \`cost\` as well.

### A story card

${shown(lessons.story)}
\`do\` happens when it is drawn. With a \`quest\` it then lies in a slot until somebody completes it. A story card may be an enemy, which the first player fights at once; it brings a
reward and becomes no trophy:

${fence}json
{
  "kind": "enemy",
  "deck": "story",
  "scenario": "corpse-king",
  "id": "grave-rider",
  "name": "Grave Rider",
  "source": "original",
  "traits": ["Undead"],
  "health": 6,
  "abilities": [{ "when": "combat-won", "id": "rob", "label": "Rob", "do": [{ "do": "lose-gold", "amount": 2 }] }],
  "rewards": [{ "id": "dawn", "label": "Two zombies less", "do": [{ "do": "remove-zombies", "amount": 2 }] }]
}
${fence}

### A villain

${shown(lessons.villain)}
A villain has no rewards: who defeats it has won. Its health never falls below \`healthFloor\`. It \`spawns\` where its scenario says when.

### All effects

${listed('`do`', effects)}

### All abilities

${listed('`use`', uses)}

${listed('`when`', moments)}

${listed('`always`', standing)}

An ability that something sets off acts by itself; with a \`cost\` its player may use it or not.

### Costs and amounts

${listed('`cost`', costs)}

An amount is a number, or something counted: \`{ "count": "trophies", "times": 2, "plus": 1 }\`, nothing less than 0. \`and\` adds another amount to it.

${listed('`count`', counts)}

### Good to know

- “You” is the player whose card it is, or who resolves it, and the hero of that player.
- \`move\`, \`move-by-dice\`, \`engage\` and \`challenge\` have no place in a combat: no card takes a hero out of one, and none begins one within it, whatever sets it off.
- An effect does as much of what it says as can be done. A choice of one is made by itself.
- What defeats somebody in a combat ends it at once; effects that are left in the list lapse.
- No ability sets itself off without a cost, and none can be used without end.`;
