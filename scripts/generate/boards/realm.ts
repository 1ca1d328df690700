// The page about the base game's board, and its picture.
import { distancesFrom } from '../../../src/hex/index.js';
import { picture as draw } from '../../../src/picture/second-edition/index.js';
import { roomOf, sheetOf } from '../../../src/picture/second-edition/sheet.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { jewelTable, regionTable, terrainTable, townTable } from './tables.js';

const ruleset = rulesetOf([]);
const { board } = ruleset.rules.content;
const sheet = sheetOf(board, roomOf(Object.keys(board.neighbours)));
const { inPlay } = sheet;

export const picture = (): string =>
  draw(ruleset.createGame({ players: 1, seed: 'board' }), { parts: ['title', 'names', 'ids', 'legend'] });

export function page(): string {
  const steps = new Map(
    board.towns.map(({ id, space }) => [
      id,
      distancesFrom(space, (from) => sheet.around(from).filter((next) => !sheet.spaceOf.get(next)?.half)),
    ]),
  );
  const spaceOfTown = new Map(board.towns.map(({ id, space }) => [id, space]));
  const far = (from: string, to: string) => steps.get(from)?.get(spaceOfTown.get(to) ?? '') ?? '?';

  return `<!-- Written by \`npm run generate -- boards\` from the board's data. Do not edit. -->

# The board

![Map of ${board.name}: terrain, towns, adventure jewels and space ids](board.svg)

"${board.name}" is an original map. It keeps what is known of the printed board: the number of spaces of each terrain, the
number of jewels of each color, and that no red jewel has a sunburst (\`faq.board.terrain\`, \`faq.board.jewels\`,
\`faq.replenish.red\`). The order of the towns is \`faq.board.town-order\`. Where the jewels, the sunbursts and the regions
lie is our own design.

A space is called \`h\`, its column, its row: the picture's 0708 is \`h0708\`. Even columns stand half a space lower than odd
ones. The pale spaces that the upper and the lower edge cut in half are not in play (\`2e.movement.half-spaces\`); they have row
00 or 15 and are marked \`half\` in the data.

## Spaces

${terrainTable(sheet, ['Half spaces, not in play', sheet.spaces.length - inPlay.length])}

## Jewels

${jewelTable(sheet)}

## Towns

In the order of the market stacks, with the number of steps from town to town.

${townTable(sheet, far)}

## Regions

Names only: no rule of the base game asks for them.

${regionTable(sheet)}
`;
}
