// docs/content-third-edition.md, from the content.
import { adventureTable, boardList, componentTable } from './content-page/counts.js';
import { assetTable, enemyTable, questTable, skillTable, testTable } from './content-page/curve.js';
import { knownLists, originalLists, shareTable, sourceTable } from './content-page/known.js';
import { language } from './content-page/language.js';
import { ownPack } from './content-page/own-pack.js';
import type { Files } from './files.js';

const contentPage =
  (): string => `<!-- Written by \`npm run generate -- content-page\` from the content. Do not edit. -->

# The box of Third Edition

Everything that is in the box is in the content of \`runebound-engine/third-edition\`, as data. The numbers are those of the printed box. What is
published of single cards is used as facts; where nothing is known, a card is our own design and says so in its \`source\`. No sentence of a
printed card stands anywhere: what a card does is data, and what people read is made from it or written by us.

## What there is

${componentTable()}

Figures, gold, damage and story tokens are numbers in the state, so no data stands for them.

### Adventure cards

${adventureTable()}

By \`3e.components.adventure-cards-scenario\` 20 cards of each deck belong to no scenario, and 10 to each of the two.

### The board

![The board: terrain, rivers, roads, gems, places and names](https://raw.githubusercontent.com/runebound-engine/runebound-engine/main/docs/board-third-edition.svg)

${boardList()}

Terrain, gems, rivers and places are those on which published programs and photographs agree. Our own reading are the uppermost hexes of the even
columns, and which edges roads cross; names that are known in another language only are translated back.

A game under way:

![The Corpse King in round 20: a combat against Vorakesh](https://raw.githubusercontent.com/runebound-engine/runebound-engine/main/docs/picture-third-edition.svg)

## A pack of your own

${ownPack()}

## The ability language

${language()}

## The curve

Our own designs keep to what the known cards show.

### Enemies

Health is what is printed, without what scenarios add. Abilities are a mean a card, gold the most that a reward brings.

${enemyTable()}

### Quests

How likely three dice, the speed of every hero at first, show what an outcome requires if none is rolled again (\`3e.quest.match\`).

${questTable()}

### Tests

A success among the cards revealed passes a test (\`3e.test.pass\`). That is how likely off a full skill deck:

${testTable()}

### Skills

Trophies are what a skill costs, of whatever type.

${skillTable()}

### Assets

Gold is what an asset costs.

${assetTable()}

## What is known

${shareTable()}

A card with something known is seldom known as a whole; below is what of it is. **A**: two sources that do not depend on each other agree, or the card itself was seen, or the publisher
says so. **B**: one source that fits the rest. **C**: one source that may have simplified.

${sourceTable()}

${knownLists()}

## What is our own

Cards of which nothing is known, not even a name:

${originalLists()}
`;

export const files = (): Files => ({ 'docs/content-third-edition.md': contentPage() });
