// The picture of the base game's board.
import { distancesFrom, parseHexId } from '../../src/hex/index.js';
import { board } from '../../src/second-edition/content/board.js';
import { courses } from './courses.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, scenery } from './land.js';
import { legend, style } from './legend.js';
import { jewel, town } from './pieces.js';
import { between, colors, n, type Point, sheetOf } from './sheet.js';
import { jewelTable, regionTable, terrainTable, townTable } from './tables.js';

const sheet = sheetOf(board, 'h0101', 'h1314');
const { frame, inPlay, width, height } = sheet;

/** A river leaves the map over the left or right edge; elsewhere it rises at the foot of a mountain. */
function riverEnd(id: string, middle: Point): Point {
  const { column } = parseHexId(id);
  if (column === 1) return { x: frame.x, y: middle.y + 10 };
  if (column === 13) return { x: frame.x + frame.width, y: middle.y + 10 };
  const mountain = sheet.around(id).find((next) => sheet.terrainOf(next) === 'mountain');
  return mountain === undefined ? middle : between(middle, sheet.center(mountain));
}

export function picture(): string {
  const halves = board.spaces.filter((space) => space.half);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="Map of ${board.name}">
<style>
${style}
</style>
<clipPath id="frame"><rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}"/></clipPath>
<rect width="100%" height="100%" fill="#efe3c4"/>
<text x="${n(width / 2)}" y="50" class="title">${board.name}</text>
<g clip-path="url(#frame)">
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="#dccfa8"/>
<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">
${board.spaces.map((space) => ground(sheet, space)).join('\n')}
</g>
${courses(sheet, 'river', ['stroke="#2b6488" stroke-width="17"', 'stroke="#5fa3cf" stroke-width="13.5"', 'stroke="#8cc3e4" stroke-width="4"'], riverEnd)}
${courses(sheet, 'road', ['stroke="#6d4a26" stroke-width="9"', 'stroke="#d9b27a" stroke-width="6"', 'stroke="#a77a45" stroke-width="1.6" stroke-dasharray="5 5"'], riverEnd)}
${board.spaces.map((space) => scenery(sheet, space)).join('\n')}
<g fill="#efe3c4" fill-opacity=".62">
${halves.map((space) => ground(sheet, space).replace(/ fill="[^"]*"/, '')).join('\n')}
</g>
${inPlay.map((space) => idLabel(sheet, space)).join('\n')}
${inPlay.map((space) => (space.jewel ? jewel(space.jewel, space.sunburst ?? false, sheet.center(space.id)) : '')).join('\n')}
</g>
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="none" stroke="#3d2c1c" stroke-width="5"/>
<rect x="${n(frame.x - 8)}" y="${n(frame.y - 8)}" width="${n(frame.width + 16)}" height="${n(frame.height + 16)}" fill="none" stroke="#3d2c1c" stroke-width="1.5"/>
${board.towns.map(({ name, space }) => town(name, sheet.center(space))).join('\n')}
${regionsOf(sheet)
  .map((region) => regionLabel(sheet, region))
  .join('\n')}
${legend(sheet, colors)}
</svg>
`.replace(/\n\n+/g, '\n');
}

export function page(): string {
  const steps = new Map(
    board.towns.map(({ id, space }) => [
      id,
      distancesFrom(space, (from) => sheet.around(from).filter((next) => !sheet.spaceOf.get(next)?.half)),
    ]),
  );
  const spaceOfTown = new Map(board.towns.map(({ id, space }) => [id, space]));
  const far = (from: string, to: string) => steps.get(from)?.get(spaceOfTown.get(to) ?? '') ?? '?';

  return `<!-- Written by scripts/board-picture.ts from the board's data. Do not edit. -->

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

${terrainTable(sheet, ['Half spaces, not in play', board.spaces.length - inPlay.length])}

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
