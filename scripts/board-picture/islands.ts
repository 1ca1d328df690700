// The picture of the board of The Island of Dread: islands in a sea.
import { distancesFrom, hexId, neighboursOf, parseHexId } from '../../src/hex/index.js';
import { board, sea } from '../../src/second-edition/island-of-dread/content/board.js';
import type { EventSpaceData, TileFace } from '../../src/second-edition/island-of-dread/content/sea-types.js';
import { courses } from './courses.js';
import { idLabel, regionLabel, regionsOf } from './labels.js';
import { ground, scenery } from './land.js';
import { line, type Reach, reachesOf, type Waters } from './lanes.js';
import { legend, style } from './legend.js';
import { anchor, compass, serpent, ship, wave } from './ornaments.js';
import { jewel, town } from './pieces.js';
import { between, n, type Point, sheetOf } from './sheet.js';
import { jewelsOf, jewelTable, regionTable, table, terrainTable, townTable } from './tables.js';

const waters: Waters = { columns: 16, rows: 17, anchors: sea.anchors, passed: new Set() };
const sheet = sheetOf(board, 'h0001', 'h1617', { above: 1.15, below: 0.3, legend: 168 });
const { frame, inPlay, width, height, center } = sheet;

const lanes = sea.lanes.filter(({ channel }) => channel === undefined);
const channels = sea.lanes.filter(({ channel }) => channel !== undefined);
const tileOf = (number: number | undefined) =>
  sea.eventSpaces.find((event) => event.tile === 'sea-lane' && event.number === number)?.space;
const reaches: readonly Reach[] = lanes.flatMap((lane) => reachesOf(sheet, waters, lane));
const dormant: readonly Reach[] = channels.flatMap((lane) =>
  reachesOf(sheet, waters, lane, tileOf(lane.channel)),
);

const grid = Array.from({ length: waters.columns + 1 }, (_, column) =>
  Array.from({ length: waters.rows + 1 }, (_, row) => hexId(column, row)),
).flat();

// ---- water ----------------------------------------------------------------------------------------------------------

const outlines = board.spaces
  .map(({ id }) => {
    const [start, ...others] = sheet.corners(id);
    return start
      ? `M${n(start.x)} ${n(start.y)}${others.map(({ x, y }) => `L${n(x)} ${n(y)}`).join('')}z`
      : '';
  })
  .join('');

/** The sea gets lighter towards the shore, and breaks there. */
const shores = (
  [
    [118, '#3f86a3', 0.35],
    [82, '#579db4', 0.45],
    [48, '#7bb8c4', 0.55],
    [22, '#b5dcd8', 0.8],
    [11, '#f2ecd2', 1],
    [5.5, '#5b4524', 1],
  ] as const
)
  .map(
    ([breadth, color, strength]) =>
      `<use href="#land" fill="${color}" stroke="${color}" stroke-width="${breadth}" stroke-linejoin="round" opacity="${strength}"/>`,
  )
  .join('\n');

/** Waves, where nothing else is. */
function waves(taken: readonly Point[]): string {
  const drawn = [...board.spaces.map(({ id }) => center(id)), ...taken];
  return grid
    .flatMap((id, index) => {
      const { x, y } = center(id);
      const lively: readonly Point[] = [
        { x: x - 14 + ((index * 37) % 23), y: y - 20 + ((index * 53) % 19) },
        { x: x + 12 - ((index * 29) % 31), y: y + 16 + ((index * 41) % 17) },
      ];
      return lively;
    })
    .filter((spot) => drawn.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > 62))
    .filter((spot) =>
      [...reaches, ...dormant].every(({ points }) =>
        points.every((p) => Math.hypot(p.x - spot.x, p.y - spot.y) > 24),
      ),
    )
    .map(wave)
    .join('');
}

/** A river rises inland at the foot of a mountain, and its last space by the shore lets it out into the sea. */
function riverEnd(id: string, middle: Point): Point {
  const { column, row } = parseHexId(id);
  const beyond = neighboursOf(column, row)
    .map((hex) => hexId(hex.column, hex.row))
    .filter((next) => !sheet.spaceOf.has(next));
  const from = sheet.around(id).find((next) => sheet.terrainOf(next) === 'river');
  if (beyond.length > 0 && from !== undefined) {
    const source = center(from);
    const far = (next: string) => Math.hypot(center(next).x - source.x, center(next).y - source.y);
    return between(middle, center(beyond.reduce((best, next) => (far(next) > far(best) ? next : best))));
  }
  const mountain = sheet.around(id).find((next) => sheet.terrainOf(next) === 'mountain');
  return mountain === undefined ? middle : between(middle, center(mountain));
}

// ---- lanes and event spaces -----------------------------------------------------------------------------------------

const lanePath = reaches.map(({ points }) => line(points)).join('');
const dormantPath = dormant.map(({ points }) => line(points)).join('');

const borders: Readonly<Record<TileFace, string>> = {
  'sea-lane': '#f2bd1d',
  plains: '#d0312d',
  sea: '#2f6fd6',
  ruins: '#6b6258',
};

const badge = ({ x, y }: Point, word: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="#f2bd1d" stroke="#7a5200" stroke-width="1.6"/><text x="${n(x)}" y="${n(y + 6.3)}" class="number">${word}</text>`;

function eventSpace({ space, tile, number }: EventSpaceData): string {
  const middle = center(space);
  const inner = sheet
    .corners(space)
    .map(({ x, y }) => `${n(middle.x + (x - middle.x) * 0.86)},${n(middle.y + (y - middle.y) * 0.86)}`);
  const edge = `<polygon points="${inner.join(' ')}" fill="none" stroke-linejoin="round"`;
  const { x, y } = middle;
  const pillars = [-14, -2, 10]
    .map(
      (dx, index) =>
        `<path d="M${n(x + dx)} ${n(y + 9)}v${[-22, -14, -26][index]}l4 -3l4 2v${[23, 15, 27][index]}z" fill="#d8d0c2" stroke="#4a4238" stroke-width="1.2" stroke-linejoin="round"/>`,
    )
    .join('');
  return (
    `${edge} stroke="#2c1a0e" stroke-opacity=".55" stroke-width="6.4"/>` +
    `${edge} stroke="${borders[tile]}" stroke-width="4.2"${tile === 'ruins' ? ' stroke-dasharray="9 6"' : ''}/>` +
    (number === undefined ? '' : badge(middle, String(number))) +
    (tile === 'ruins'
      ? `${pillars}<path d="M${n(x - 19)} ${n(y + 11)}h38" stroke="#4a4238" stroke-width="2.4"/>`
      : '')
  );
}

const anchorMark = ({ at, name, id }: { at: string; name: string; id: string }): string => {
  const { x, y } = center(at);
  return `${anchor({ x, y })}<text x="${n(x)}" y="${n(y + 32)}" class="anchor">${name}</text><text x="${n(x)}" y="${n(y + 42)}" class="depth">${id}</text>`;
};

// ---- words on the water ---------------------------------------------------------------------------------------------

const seaName = (word: string, { x, y }: Point, turn: number, size: number, spacing: number) =>
  `<text x="${n(x)}" y="${n(y)}" class="sea" style="font-size:${size}px;letter-spacing:${spacing}px" transform="rotate(${turn} ${n(x)} ${n(y)})">${word}</text>`;

/** Where the names of islands stand: beside a place on the grid, so far to the right and so far down. */
const islandNames: readonly (readonly [string, string, number, number])[] = [
  ['Torue Albes', 'h0204', 0, 62],
  ['Tarian Isle', 'h0301', -22, 26],
  ['Garnet Island', 'h1301', -36, -56],
  ['Lantern Isle', 'h1316', 0, 112],
];

const islandName = ([name, place, dx, dy]: (typeof islandNames)[number]) => {
  const { x, y } = center(place);
  return `<text x="${n(x + dx)}" y="${n(y + dy)}" class="island">${name}</text>`;
};

/** The second half of the legend: what only this board has. */
function seaLegend(): string {
  const y = height - 36;
  const step = frame.width / 7;
  const key = (x: number, word: string) => `<text x="${n(x)}" y="${n(y + 5)}" class="key">${word}</text>`;
  const dashes = (x: number, pen: string) => `<path d="M${n(x)} ${n(y)}h34" fill="none" ${pen}/>`;
  const hex = (x: number, tile: TileFace) => {
    const corner = (turn: number) =>
      `${n(x + 14 * Math.cos((turn * Math.PI) / 3))},${n(y + 14 * Math.sin((turn * Math.PI) / 3))}`;
    return `<polygon points="${[0, 1, 2, 3, 4, 5].map(corner).join(' ')}" fill="#efe3c4" stroke="${borders[tile]}" stroke-width="4"${tile === 'ruins' ? ' stroke-dasharray="6 4"' : ''}/>`;
  };
  const x = (place: number) => frame.x + step * (place + 0.2);
  return [
    anchor({ x: x(0) + 14, y }),
    key(x(0) + 42, 'anchor'),
    `<rect x="${n(x(1) - 4)}" y="${n(y - 11)}" width="42" height="22" rx="3" fill="#2f7391"/>`,
    dashes(x(1), 'stroke="#f7edd3" stroke-width="3" stroke-dasharray="9 6"'),
    key(x(1) + 46, 'sea lane'),
    `<rect x="${n(x(2) - 4)}" y="${n(y - 11)}" width="42" height="22" rx="3" fill="#2f7391"/>`,
    dashes(x(2), 'stroke="#ffd84d" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 7"'),
    key(x(2) + 46, 'channel: open with its tile'),
    hex(x(4) + 10, 'sea-lane'),
    key(x(4) + 30, 'sea lane tile'),
    hex(x(5) + 4, 'plains'),
    key(x(5) + 24, 'plains'),
    hex(x(5) + 94, 'sea'),
    key(x(5) + 114, 'sea'),
    hex(x(6) + 16, 'ruins'),
    key(x(6) + 36, 'ruins'),
  ].join('');
}

export function picture(): string {
  const rose = { x: center('h0102').x - 12, y: center('h0102').y - 30 };
  const monster = { x: center('h0912').x + 4, y: center('h0912').y + 20 };
  const vessel = { x: center('h1617').x - 36, y: center('h1616').y + 44 };
  const marked = sea.eventSpaces.map(({ space }) => center(space));
  const taken = [
    ...sea.anchors.map(({ at }) => center(at)),
    rose,
    monster,
    vessel,
    ...[-70, 70].flatMap((dx) => ({ x: monster.x + dx, y: monster.y })),
    ...[-60, 0, 60].flatMap((dy) => [
      { x: rose.x + dy, y: rose.y },
      { x: rose.x, y: rose.y + dy },
    ]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="Map of ${board.name}">
<style>
${style}
.anchor { font-size: 11.5px; font-style: italic; font-weight: bold; fill: #fdf6e3; stroke: #14465f; stroke-width: 3px; stroke-opacity: .8; paint-order: stroke; letter-spacing: .2px; }
.depth { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #e8f3f2; opacity: .85; }
.number { font-size: 18px; font-weight: bold; fill: #4a2f00; }
.sea { font-style: italic; fill: #f4e8c8; fill-opacity: .82; }
.rose { font-size: 20px; font-weight: bold; fill: #f4e8c8; }
.island { font-size: 25px; font-style: italic; font-weight: bold; letter-spacing: 3px; fill: #fdf3d6; stroke: #14465f; stroke-width: 4px; stroke-opacity: .75; paint-order: stroke; }
</style>
<clipPath id="frame"><rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}"/></clipPath>
<radialGradient id="deep" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#35809f"/><stop offset=".6" stop-color="#2a6d8b"/><stop offset="1" stop-color="#184c66"/></radialGradient>
<rect width="100%" height="100%" fill="#efe3c4"/>
<text x="${n(width / 2)}" y="50" class="title">${board.name}</text>
<g clip-path="url(#frame)">
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="url(#deep)"/>
<defs><path id="land" d="${outlines}"/></defs>
${shores}
<g stroke="#cfe6e4" stroke-opacity=".34" stroke-width="1.8" stroke-linecap="round">${waves(taken)}</g>
${seaName('Cerridor', { x: center('h0916').x + 4, y: center('h0916').y + 42 }, 0, 40, 10)}
${seaName('Sea', { x: center('h0916').x + 4, y: center('h0917').y + 6 }, 0, 40, 10)}
${seaName('Weeping Reach', { x: center('h1003').x - 4, y: center('h1003').y - 30 }, 78, 27, 4)}
${compass(rose, 62)}
${ship(vessel, 0.9)}
${serpent(monster, 0.9)}
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${dormantPath}" stroke="#173f55" stroke-opacity=".5" stroke-width="5.5"/>
<path d="${dormantPath}" stroke="#ffd84d" stroke-width="3.2" stroke-dasharray=".1 8"/>
<path d="${lanePath}" stroke="#123a4f" stroke-opacity=".65" stroke-width="6"/>
<path d="${lanePath}" stroke="#f7edd3" stroke-width="3" stroke-linecap="butt" stroke-dasharray="10 6"/>
</g>
<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">
${board.spaces.map((space) => ground(sheet, space)).join('\n')}
</g>
${courses(sheet, 'river', ['stroke="#2b6488" stroke-width="17"', 'stroke="#5fa3cf" stroke-width="13.5"', 'stroke="#8cc3e4" stroke-width="4"'], riverEnd)}
${courses(sheet, 'road', ['stroke="#6d4a26" stroke-width="9"', 'stroke="#d9b27a" stroke-width="6"', 'stroke="#a77a45" stroke-width="1.6" stroke-dasharray="5 5"'], riverEnd)}
${board.spaces.map((space) => scenery(sheet, space)).join('\n')}
${sea.eventSpaces.map(eventSpace).join('\n')}
${inPlay.map((space) => idLabel(sheet, space)).join('\n')}
${inPlay.map((space) => (space.jewel ? jewel(space.jewel, space.sunburst ?? false, center(space.id)) : '')).join('\n')}
${sea.anchors.map(anchorMark).join('\n')}
</g>
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="none" stroke="#3d2c1c" stroke-width="5"/>
<rect x="${n(frame.x - 8)}" y="${n(frame.y - 8)}" width="${n(frame.width + 16)}" height="${n(frame.height + 16)}" fill="none" stroke="#3d2c1c" stroke-width="1.5"/>
${board.towns.map(({ name, space }) => town(name, center(space))).join('\n')}
${regionsOf(sheet)
  .map((region) => regionLabel(sheet, region, marked))
  .join('\n')}
${islandNames.map(islandName).join('\n')}
${legend({ ...sheet, height: height - 50 }, ['green', 'yellow', 'red'])}
${seaLegend()}
</svg>
`.replace(/\n\n+/g, '\n');
}

// ---- the page -------------------------------------------------------------------------------------------------------

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

  return `<!-- Written by scripts/board-picture.ts from the board's data. Do not edit. -->

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
