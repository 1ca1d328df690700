// The page about the board of The Island of Dread, and its picture.
import { distancesFrom, hexId, neighboursOf, parseHexId } from '../../../src/hex/index.js';
import { picture as draw } from '../../../src/picture/second-edition/index.js';
import { roomOf, sheetOf } from '../../../src/picture/second-edition/sheet.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { sea } from '../../../src/second-edition/modules/island-of-dread/content/board.js';
import { jewelsOf, jewelTable, regionTable, table, terrainTable, townTable } from './tables.js';

const ruleset = rulesetOf(['island-of-dread']);
const { board } = ruleset.rules.content;
const sheet = sheetOf(board, roomOf(Object.keys(board.neighbours)));
const { inPlay } = sheet;

const lanes = sea.lanes.filter(({ channel }) => channel === undefined);
const channels = sea.lanes.filter(({ channel }) => channel !== undefined);
const tileOf = (number: number | undefined) =>
  sea.eventSpaces.find((event) => event.tile === 'sea-lane' && event.number === number)?.space;

export const picture = (): string =>
  draw(ruleset.createGame({ players: 2, seed: 'board' }), { parts: ['title', 'names', 'ids', 'legend'] });

/** Voyaging turns from town to town over the lanes that are open from the start. */
function voyages(): (from: string, to: string) => string | number {
  const joined = new Map<string, Set<string>>();
  for (const { stops } of lanes)
    stops.slice(1).forEach((stop, index) => {
      const before = stops[index] ?? stop;
      for (const [a, b] of [
        [before, stop],
        [stop, before],
      ] as const)
        joined.set(a, (joined.get(a) ?? new Set()).add(b));
    });
  const isTown = (stop: string) => board.towns.some(({ id }) => id === stop);
  return (from, to) =>
    distancesFrom(from, (stop) => (stop !== from && isTown(stop) ? [] : [...(joined.get(stop) ?? [])])).get(
      to,
    ) ?? '–';
}

const nameOf = (stop: string) =>
  sea.anchors.find(({ id }) => id === stop)?.name ?? board.towns.find(({ id }) => id === stop)?.name ?? stop;

export function page(): string {
  const spaceOfTown = new Map(board.towns.map(({ id, space }) => [id, space]));
  const steps = (from: string, to: string) =>
    distancesFrom(spaceOfTown.get(from) ?? '', (id) => sheet.around(id)).get(spaceOfTown.get(to) ?? '');
  const coast = (at: string) => {
    const { column, row } = parseHexId(at);
    return (
      neighboursOf(column, row)
        .map((hex) => hexId(hex.column, hex.row))
        .filter((id) => sheet.spaceOf.has(id))
        .map((id) => `\`${id}\``)
        .join(', ') || 'none'
    );
  };
  const tiles = { 'sea-lane': 'sea lane', plains: 'plains', sea: 'sea area', ruins: 'ruins' } as const;

  return `<!-- Written by \`npm run generate -- boards\` from the board's data. Do not edit. -->

# The board of The Island of Dread

![Map of ${board.name}: islands, towns, sea lanes, anchors, adventure jewels and space ids](board-island-of-dread.svg)

"${board.name}" is an original map. It keeps what the rulebook tells: the names of five towns, of Garnet Island, of the
Weeping Reach and of the Cerridor Sea; that Heroes begin in Dallak (\`iod.setup.start-dallak\`); the lane from Orris to Dallak
with its junction (\`iod.movement.example-first-anchor\`, \`iod.movement.example-junction\`); what the event tiles show
(\`iod.components.event-tile-faces\`); and that it has more jewels than the base board, none of them blue
(\`iod.board.more-jewels\`, \`iod.decks.no-blue\`). Everything else is our own design.

A space is called \`h\`, its column, its row: the picture's 0708 is \`h0708\`. An anchor is called \`a\` and the place where it is
printed. No edge cuts these islands, so there are no half spaces.

## Spaces

${terrainTable(sheet)}

${table(
  ['Island', 'Spaces', 'Towns', 'Jewels'],
  (column) => column === 1,
  sea.islands.map(({ name, spaces }) => [
    name,
    spaces.length,
    board.towns
      .filter(({ space }) => spaces.includes(space))
      .map((town) => town.name)
      .join(', '),
    jewelsOf(inPlay.filter(({ id }) => spaces.includes(id))),
  ]),
)}

## Jewels

${jewelTable(sheet)}

## Towns

In the order of the market stacks, with the number of steps from town to town by land.

${townTable(sheet, (from, to) => steps(from, to) ?? 'sea')}

Turns of a voyage from town to town without a call in between, before any event tile lies on the board.

${townTable(sheet, voyages())}

## Sea lanes

${table(
  ['Lane', 'Stops'],
  () => false,
  lanes.map(({ id, stops }) => [`\`${id}\``, stops.map(nameOf).join(' – ')]),
)}

A channel is there only once the sea lane tile of its number lies on the board.

${table(
  ['Channel', 'Through', 'Stops'],
  () => false,
  channels.map(({ channel, stops }) => [
    channel ?? '',
    `\`${tileOf(channel)}\``,
    stops.map(nameOf).join(' – '),
  ]),
)}

## Anchors

${table(
  ['Anchor', 'Name', 'Land beside it'],
  () => false,
  sea.anchors.map(({ id, name, at }) => [`\`${id}\``, name, coast(at)]),
)}

## Event spaces

Each counts as its terrain until a tile lies on it (\`iod.board.event-space-normal\`).

${table(
  ['Space', 'Terrain', 'Tile', 'Number'],
  (column) => column === 3,
  sea.eventSpaces.map(({ space, tile, number }) => [
    `\`${space}\``,
    sheet.terrainOf(space) ?? '',
    tiles[tile],
    number ?? '',
  ]),
)}

## Regions

Names only: no rule asks for them.

${regionTable(sheet)}
`;
}
