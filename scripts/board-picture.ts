// Draws the board from its data: `npx tsx scripts/board-picture.ts` writes docs/board.svg and docs/board.md.
// Nothing in either file is written by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { defineHex, Orientation } from 'honeycomb-grid';
import { adjacency, distancesFrom, parseHexId } from '../src/hex/index.js';
import { board } from '../src/second-edition/content/board.js';
import type { Color, SpaceData } from '../src/second-edition/content/board-types.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const radius = 48;
const margin = 46;
const head = 74;
const foot = 116;

// The offset of 1 is honeycomb's word for even columns standing half a hex lower.
const Tile = defineHex({ dimensions: radius, orientation: Orientation.FLAT, offset: 1 });
const tileOf = (id: string) => {
  const { column, row } = parseHexId(id);
  return new Tile({ col: column, row });
};

const colors: readonly Color[] = ['green', 'yellow', 'blue', 'red'];
const terrainNames = ['forest', 'plains', 'hill', 'river', 'mountain', 'road', 'swamp', 'town'] as const;

const paper: Readonly<Record<SpaceData['terrain'], string>> = {
  plains: '#e6dc9f',
  road: '#e9d3a4',
  river: '#b9d6cf',
  swamp: '#a3a982',
  forest: '#9dbb7c',
  hill: '#d4b982',
  mountain: '#b9b0a8',
  town: '#efe3c4',
};

const gems: Readonly<Record<Color, { light: string; body: string; dark: string }>> = {
  green: { light: '#8fe08a', body: '#2f9e44', dark: '#14602a' },
  yellow: { light: '#fff2a0', body: '#f2bd1d', dark: '#9a6a00' },
  blue: { light: '#9cc8ff', body: '#2f6fd6', dark: '#123a86' },
  red: { light: '#ff9d94', body: '#d0312d', dark: '#7a0f14' },
};

const inPlay = board.spaces.filter((space) => !space.half);
const spaceOf = new Map(board.spaces.map((space) => [space.id, space]));
const touching = adjacency(spaceOf.keys());
const around = (id: string) => touching.get(id) ?? [];
const terrainOf = (id: string) => spaceOf.get(id)?.terrain;

const first = tileOf('h0101');
const last = tileOf('h1314');
const shift = { x: margin + radius - first.x, y: head + first.height / 2 - first.y };
const center = (id: string): Point => {
  const tile = tileOf(id);
  return { x: tile.x + shift.x, y: tile.y + shift.y };
};
const frame = {
  x: margin,
  y: head,
  width: last.x - first.x + 2 * radius,
  height: last.y - first.y + 1.5 * first.height,
};
const width = frame.width + 2 * margin;
const height = frame.height + head + foot;

const n = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

// ---- the ground -----------------------------------------------------------------------------------------------------

function ground(space: SpaceData): string {
  const corners = tileOf(space.id).corners.map(({ x, y }) => `${n(x + shift.x)},${n(y + shift.y)}`);
  return `<polygon points="${corners.join(' ')}" fill="${paper[space.terrain]}"/>`;
}

const tree = (x: number, y: number, size = 1) =>
  `<path d="M${n(x)} ${n(y - 11 * size)}l${n(6 * size)} ${n(13 * size)}h${n(-12 * size)}z" fill="#4f7a45" stroke="#35552f" stroke-width=".8"/>` +
  `<path d="M${n(x)} ${n(y + 2 * size)}v${n(3.5 * size)}" stroke="#5b4327" stroke-width="1.8"/>`;

const peak = (x: number, y: number, size = 1) =>
  `<path d="M${n(x - 15 * size)} ${n(y + 9 * size)}L${n(x)} ${n(y - 15 * size)}L${n(x + 15 * size)} ${n(y + 9 * size)}z" fill="#8d847d" stroke="#554e49" stroke-width="1"/>` +
  `<path d="M${n(x)} ${n(y - 15 * size)}L${n(x + 15 * size)} ${n(y + 9 * size)}H${n(x + 3 * size)}L${n(x + 5 * size)} ${n(y - 1 * size)}L${n(x - 1 * size)} ${n(y - 5 * size)}z" fill="#6e665f"/>` +
  `<path d="M${n(x - 5 * size)} ${n(y - 7 * size)}L${n(x)} ${n(y - 15 * size)}L${n(x + 5 * size)} ${n(y - 7 * size)}L${n(x + 1.5 * size)} ${n(y - 9 * size)}L${n(x - 1.5 * size)} ${n(y - 5.5 * size)}z" fill="#f7f5f1"/>`;

const knoll = (x: number, y: number, size = 1) =>
  `<path d="M${n(x - 13 * size)} ${n(y + 5 * size)}q${n(13 * size)} ${n(-20 * size)} ${n(26 * size)} 0z" fill="#b9975a" stroke="#83673a" stroke-width="1"/>` +
  `<path d="M${n(x + 1 * size)} ${n(y - 3 * size)}q${n(6 * size)} ${n(2 * size)} ${n(8 * size)} ${n(6 * size)}" fill="none" stroke="#83673a" stroke-width=".9"/>`;

const grass = (x: number, y: number) =>
  `<path d="M${n(x - 4)} ${n(y - 4)}l2.5 5M${n(x)} ${n(y - 6)}v7M${n(x + 4)} ${n(y - 4)}l-2.5 5" stroke="#a9985a" stroke-width="1.1" fill="none"/>`;

const reeds = (x: number, y: number) =>
  `<path d="M${n(x - 9)} ${n(y + 2)}h18" stroke="#5f7f86" stroke-width="1.6"/>` +
  `<path d="M${n(x - 4)} ${n(y + 1)}l-2 -11M${n(x)} ${n(y + 1)}v-14M${n(x + 4)} ${n(y + 1)}l2 -10" stroke="#50603a" stroke-width="1.5" fill="none"/>`;

/** Little drawings of the terrain. They make room in the middle for a jewel. */
function scenery({ id, terrain, jewel }: SpaceData): string {
  const { x, y } = center(id);
  const room = jewel !== undefined;
  switch (terrain) {
    case 'forest':
      return (
        room
          ? [
              [-31, -2],
              [-21, -19],
              [20, -20],
              [31, -3],
              [-22, 20],
              [23, 19],
            ]
          : [
              [-24, -10],
              [-9, -20],
              [8, -9],
              [24, -14],
              [-15, 10],
              [3, 14],
              [22, 11],
            ]
      )
        .map(([dx = 0, dy = 0]) => tree(x + dx, y + dy))
        .join('');
    case 'mountain':
      return room
        ? peak(x - 22, y - 12, 0.85) + peak(x + 22, y - 13, 0.85)
        : peak(x + 14, y - 10, 0.95) + peak(x - 12, y - 1, 1.2) + peak(x + 15, y + 10, 0.75);
    case 'hill':
      return room
        ? knoll(x - 22, y - 17, 0.75) + knoll(x + 22, y - 15, 0.75) + knoll(x - 29, y + 9, 0.65)
        : knoll(x + 11, y - 12) + knoll(x - 13, y - 2) + knoll(x + 10, y + 11, 0.9);
    case 'plains':
      return (
        room
          ? [
              [-27, -12],
              [27, -10],
              [-22, 16],
            ]
          : [
              [-18, -14],
              [14, -18],
              [-2, 2],
              [22, 6],
              [-22, 12],
            ]
      )
        .map(([dx = 0, dy = 0]) => grass(x + dx, y + dy))
        .join('');
    case 'swamp':
      return (
        room
          ? [
              [-28, 0],
              [27, -4],
              [-16, -20],
              [17, -22],
            ]
          : [
              [-20, -6],
              [3, -12],
              [22, 0],
              [-6, 12],
            ]
      )
        .map(([dx = 0, dy = 0]) => reeds(x + dx, y + dy))
        .join('');
    default:
      return '';
  }
}

// ---- rivers and roads -----------------------------------------------------------------------------------------------

/** Which spaces a course joins: neighbours of its own terrain, and the towns where it begins, ends or passes. */
function course(terrain: 'river' | 'road'): ReadonlyMap<string, readonly string[]> {
  const own = [...spaceOf.values()].filter((space) => space.terrain === terrain).map((space) => space.id);
  const edges = new Map<string, string[]>();
  const join = (a: string, b: string) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const ends = edges.get(from) ?? [];
      if (!ends.includes(to)) edges.set(from, [...ends, to]);
    }
  };
  const sameTown = (a: string, b: string) =>
    terrain === 'road' && around(a).some((id) => terrainOf(id) === 'town' && around(b).includes(id));
  for (const id of own) {
    for (const next of around(id)) if (terrainOf(next) === terrain && !sameTown(id, next)) join(id, next);
  }
  for (const { space: town } of board.towns) {
    const beside = around(town).filter((id) => terrainOf(id) === terrain);
    const arms: string[] = [];
    for (const id of beside) {
      const known = arms.find((arm) => distancesFrom(arm, (place) => edges.get(place) ?? []).has(id));
      if (terrain === 'road' || known === undefined) arms.push(id);
    }
    // A river that only touches a town flows past it.
    if (terrain === 'road' || arms.length > 1) for (const arm of arms) join(arm, town);
  }
  return edges;
}

/** A river leaves the map over the left or right edge; elsewhere it rises at the foot of a mountain. */
function riverEnd(id: string, middle: Point): Point {
  const { column } = parseHexId(id);
  if (column === 1) return { x: frame.x, y: middle.y + 10 };
  if (column === 13) return { x: frame.x + frame.width, y: middle.y + 10 };
  const mountain = around(id).find((next) => terrainOf(next) === 'mountain');
  return mountain === undefined ? middle : between(middle, center(mountain));
}

function stroke(id: string, ends: readonly string[], terrain: 'river' | 'road'): string {
  const middle = center(id);
  const sides = ends.map((end) => between(middle, center(end)));
  if (terrain === 'river' && sides.length === 1 && terrainOf(id) === 'river')
    sides.push(riverEnd(id, middle));
  const [a, b] = sides;
  if (a && b && sides.length === 2 && terrainOf(id) !== 'town') return `M${at(a)}Q${at(middle)} ${at(b)}`;
  return sides.map((side) => `M${at(middle)}L${at(side)}`).join('');
}

function courses(terrain: 'river' | 'road', pens: readonly string[]): string {
  const path = [...course(terrain)].map(([id, ends]) => stroke(id, ends, terrain)).join('');
  return pens
    .map((pen) => `<path d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${pen}/>`)
    .join('\n');
}

// ---- what stands on the ground --------------------------------------------------------------------------------------

function jewel(color: Color, sunburst: boolean, { x, y }: Point): string {
  const { light, body, dark } = gems[color];
  const rays: string[] = [];
  if (sunburst) {
    const points = Array.from({ length: 32 }, (_, i) => {
      const reach = i % 2 === 0 ? 24 : 17.5;
      const turn = (i * Math.PI) / 16;
      return `${n(x + reach * Math.sin(turn))},${n(y - reach * Math.cos(turn))}`;
    });
    rays.push(
      `<polygon points="${points.join(' ')}" fill="#ffd84d" stroke="#a86a00" stroke-width="1"/>`,
      `<circle cx="${n(x)}" cy="${n(y)}" r="15.6" fill="#fff6cf" stroke="#a86a00" stroke-width=".8"/>`,
    );
  } else {
    rays.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="15.6" fill="#f6efdc" stroke="#6b5a3c" stroke-width="1.2"/>`,
    );
  }
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  return (
    rays.join('') +
    `<path d="M${p(-6, -9)}L${p(6, -9)}L${p(11, -3)}L${p(0, 11)}L${p(-11, -3)}z" fill="${body}" stroke="${dark}" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M${p(-6, -9)}L${p(-11, -3)}L${p(-4, -3)}zM${p(-4, -3)}L${p(4, -3)}L${p(0, -9)}z" fill="${light}"/>` +
    `<path d="M${p(4, -3)}L${p(11, -3)}L${p(0, 11)}z" fill="${dark}" opacity=".45"/>`
  );
}

function town({ name, space }: { name: string; space: string }): string {
  const { x, y } = center(space);
  const p = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
  const label = name.length * 9.4 + 16;
  const wall = 'fill="#f4ead2" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"';
  const roof = 'fill="#a8432f" stroke="#3d2c1c" stroke-width="1.3" stroke-linejoin="round"';
  return `<g>
<circle cx="${n(x)}" cy="${n(y - 6)}" r="31" fill="#f7edd3" stroke="#6e2f1f" stroke-width="2.4"/>
<path d="M${p(-22, 8)}V${n(y - 10)}h12v18zM${p(10, 8)}V${n(y - 12)}h12v20z" ${wall}/>
<path d="M${p(-24, -10)}L${p(-16, -22)}L${p(-8, -10)}zM${p(8, -12)}L${p(16, -24)}L${p(24, -12)}z" ${roof}/>
<path d="M${p(-9, 8)}V${n(y - 16)}h18v24z" ${wall}/>
<path d="M${p(-12, -16)}L${p(0, -32)}L${p(12, -16)}z" ${roof}/>
<path d="M${p(-3.5, 8)}v-8q3.5 -5 7 0v8z" fill="#3d2c1c"/>
<rect x="${n(x - label / 2)}" y="${n(y + 10)}" width="${n(label)}" height="20" rx="4" fill="#6e2f1f" stroke="#f7edd3" stroke-width="1.2"/>
<text x="${n(x)}" y="${n(y + 25)}" class="town">${name}</text>
</g>`;
}

const idLabel = ({ id }: SpaceData) => {
  const { x, y } = center(id);
  return `<text x="${n(x)}" y="${n(y + 37.5)}" class="id">${id.slice(1)}</text>`;
};

const regions = [
  ...new Set(inPlay.filter((space) => !space.town && space.name).map((space) => space.name ?? '')),
].sort();
const spacesOf = (region: string) => inPlay.filter((space) => space.name === region && !space.town);

/** A region's name stands on the edge between two rows, at the place where it covers the least. */
function regionLabel(region: string): string {
  const places = spacesOf(region).map((space) => center(space.id));
  const mean = (pick: (point: Point) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  const half = region.length * 5.4 + 8;
  const clamp = (x: number) => Math.min(Math.max(x, frame.x + half + 6), frame.x + frame.width - half - 6);
  const middle = { x: clamp(mean((p) => p.x)), y: mean((p) => p.y) };
  const blocked = inPlay
    .filter((space) => space.jewel || space.town)
    .map((space) => ({ ...center(space.id), town: space.town !== undefined }));
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = -110; dy <= 110; dy += 4) {
    for (let dx = -90; dx <= 90; dx += 6) {
      const x = clamp(middle.x + dx);
      const y = middle.y + dy;
      let cost = Math.hypot(dx, dy) / 40;
      for (const block of blocked) {
        const high = block.town ? 40 : 24;
        const gapX = Math.abs(block.x - x) - half - (block.town ? 52 : 22);
        const gapY = Math.abs(block.y - y) - high - 7;
        if (gapX < 0 && gapY < 0) cost += 1 + Math.min(-gapX, 20) * Math.min(-gapY, 20) * 0.1;
      }
      const outside = Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
      cost += Math.max(0, outside - radius) / 6;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return `<text x="${n(best.x)}" y="${n(best.y + 5)}" class="region">${region}</text>`;
}

function legend(): string {
  const entries: string[] = [];
  const key = (x: number, y: number, word: string) =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="key">${word}</text>`;
  const step = frame.width / 7;
  terrainNames.forEach((terrain, index) => {
    if (terrain === 'town') return;
    const x = frame.x + step * (index + 0.2);
    const y = height - 78;
    const line = (pen: string) => `<path d="M${n(x)} ${n(y + 4)}q14 -10 28 -6" fill="none" ${pen}/>`;
    entries.push(
      `<rect x="${n(x)}" y="${n(y - 10)}" width="28" height="20" rx="3" fill="${paper[terrain]}" stroke="#6b5a3c"/>`,
    );
    if (terrain === 'river') entries.push(line('stroke="#5fa3cf" stroke-width="7"'));
    if (terrain === 'road') entries.push(line('stroke="#8a5f32" stroke-width="4" stroke-dasharray="6 3"'));
    entries.push(key(x + 36, y, terrain));
  });
  const y = height - 36;
  colors.forEach((color, index) => {
    const x = frame.x + step * (index + 0.2) + 14;
    entries.push(jewel(color, false, { x, y }), key(x + 22, y, color));
  });
  const x = frame.x + step * 4.2 + 14;
  entries.push(jewel('green', true, { x, y }), key(x + 30, y, 'sunburst: the adventure comes back'));
  return entries.join('');
}

function svg(): string {
  const halves = board.spaces.filter((space) => space.half);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" role="img" aria-label="Map of ${board.name}">
<style>
text { text-anchor: middle; font-family: Georgia, 'Palatino Linotype', 'DejaVu Serif', serif; fill: #3d2c1c; }
.title { font-size: 34px; letter-spacing: 3px; font-weight: bold; }
.town { font-size: 14px; font-weight: bold; fill: #fdf6e3; letter-spacing: .3px; }
.region { font-size: 16px; font-style: italic; font-weight: bold; fill: #3a2413; stroke: #fdf6e3; stroke-width: 3.6px; stroke-opacity: .88; paint-order: stroke; letter-spacing: .8px; }
.id { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #4a3a26; opacity: .75; }
.key { font-size: 14px; text-anchor: start; }
</style>
<clipPath id="frame"><rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}"/></clipPath>
<rect width="100%" height="100%" fill="#efe3c4"/>
<text x="${n(width / 2)}" y="50" class="title">${board.name}</text>
<g clip-path="url(#frame)">
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="#dccfa8"/>
<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">
${board.spaces.map(ground).join('\n')}
</g>
${courses('river', ['stroke="#2b6488" stroke-width="17"', 'stroke="#5fa3cf" stroke-width="13.5"', 'stroke="#8cc3e4" stroke-width="4"'])}
${courses('road', ['stroke="#6d4a26" stroke-width="9"', 'stroke="#d9b27a" stroke-width="6"', 'stroke="#a77a45" stroke-width="1.6" stroke-dasharray="5 5"'])}
${board.spaces.map(scenery).join('\n')}
<g fill="#efe3c4" fill-opacity=".62">
${halves.map((space) => ground(space).replace(/ fill="[^"]*"/, '')).join('\n')}
</g>
${inPlay.map(idLabel).join('\n')}
${inPlay.map((space) => (space.jewel ? jewel(space.jewel, space.sunburst ?? false, center(space.id)) : '')).join('\n')}
</g>
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="none" stroke="#3d2c1c" stroke-width="5"/>
<rect x="${n(frame.x - 8)}" y="${n(frame.y - 8)}" width="${n(frame.width + 16)}" height="${n(frame.height + 16)}" fill="none" stroke="#3d2c1c" stroke-width="1.5"/>
${board.towns.map(town).join('\n')}
${regions.map(regionLabel).join('\n')}
${legend()}
</svg>
`.replace(/\n\n+/g, '\n');
}

// ---- the page -------------------------------------------------------------------------------------------------------

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function page(): string {
  const count = (test: (space: SpaceData) => boolean) => inPlay.filter(test).length;
  const steps = new Map(
    board.towns.map(({ space }) => [
      space,
      distancesFrom(space, (id) => around(id).filter((next) => !spaceOf.get(next)?.half)),
    ]),
  );
  const jewelsOf = (spaces: readonly SpaceData[]) =>
    colors
      .map((color) => ({ color, amount: spaces.filter((space) => space.jewel === color).length }))
      .filter(({ amount }) => amount > 0)
      .map(({ color, amount }) => `${amount} ${color}`)
      .join(', ') || 'none';
  const terrainsOf = (spaces: readonly SpaceData[]) =>
    terrainNames
      .map((terrain) => ({ terrain, amount: spaces.filter((space) => space.terrain === terrain).length }))
      .filter(({ amount }) => amount > 0)
      .map(({ terrain, amount }) => `${amount} ${terrain}`)
      .join(', ');

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

${row('Terrain', 'Spaces')}
${row('---', '--:')}
${terrainNames
  .map((terrain) =>
    row(
      capital(terrain),
      count((space) => space.terrain === terrain),
    ),
  )
  .join('\n')}
${row('**In play**', `**${inPlay.length}**`)}
${row('Half spaces, not in play', board.spaces.length - inPlay.length)}

## Jewels

${row('Color', 'Jewels', 'With a sunburst')}
${row('---', '--:', '--:')}
${colors
  .map((color) =>
    row(
      capital(color),
      count((space) => space.jewel === color),
      count((space) => space.jewel === color && space.sunburst === true),
    ),
  )
  .join('\n')}
${row('**All**', `**${count((space) => space.jewel !== undefined)}**`, `**${count((space) => space.sunburst === true)}**`)}

## Towns

In the order of the market stacks, with the number of steps from town to town.

${row('Town', 'Space', ...board.towns.map((other) => other.name))}
${row('---', '---', ...board.towns.map(() => '--:'))}
${board.towns.map(({ name, space }) => row(name, `\`${space}\``, ...board.towns.map((other) => (other.space === space ? '–' : (steps.get(space)?.get(other.space) ?? '?'))))).join('\n')}

## Regions

Names only: no rule of the base game asks for them.

${row('Region', 'Spaces', 'Terrain', 'Jewels')}
${row('---', '--:', '---', '---')}
${regions.map((region) => row(region, spacesOf(region).length, terrainsOf(spacesOf(region)), jewelsOf(spacesOf(region)))).join('\n')}
`;
}

const docs = new URL('../docs/', import.meta.url);
mkdirSync(docs, { recursive: true });
writeFileSync(new URL('board.svg', docs), svg());
writeFileSync(new URL('board.md', docs), page());
