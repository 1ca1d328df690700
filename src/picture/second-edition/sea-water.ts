import { hexId, neighboursOf, parseHexId } from '../../hex/index.js';
import type { Board } from '../../second-edition/base/board.js';
import type { IslandInspection } from '../../second-edition/inspect/modules.js';
import type { SeaChart } from '../../second-edition/modules/island-of-dread/content/sea-types.js';
import { compass, dreadIsland, serpent, ship, wave } from '../ornaments.js';
import { once, type Part } from '../page.js';
import type { Naming } from '../speaking.js';
import { xml } from '../xml.js';
import type { Mouth } from './courses.js';
import { line as laneLine, type Reach, reachesOf, type Waters } from './lanes.js';
import type { Scene } from './layer.js';
import { between, n, type Point, type Sheet } from './sheet.js';

/* The water around the islands: lanes over it, waves, what is painted on it, and where rivers reach it. */

export const ID = 'island-of-dread';

export const chartOf = (board: Board): SeaChart => board.chart as unknown as SeaChart;
export const toldOf = (scene: Scene): IslandInspection | undefined =>
  scene.table.modules[ID] as IslandInspection | undefined;

interface Course {
  readonly waters: Waters;
  readonly lanes: readonly Reach[];
  /** By the number of the tile that opens it. */
  readonly channels: readonly { readonly channel: number; readonly reaches: readonly Reach[] }[];
}

interface Charting extends Course {
  readonly lanes: Reach[];
  readonly channels: { readonly channel: number; readonly reaches: readonly Reach[] }[];
  /** The lanes that are not worked out yet, one after the other. */
  readonly left: (() => void)[];
}

const courses = new WeakMap<Board, Charting>();

/** How the lanes of a board run: worked out once. */
export function courseOf(sheet: Sheet): Course {
  const charting = chartingOf(sheet);
  for (const next of charting.left.splice(0)) next();
  return charting;
}

function chartingOf(sheet: Sheet): Charting {
  const known = courses.get(sheet.board);
  if (known) return known;
  const sea = chartOf(sheet.board);
  const { columns, rows } = sheet.room;
  const waters: Waters = {
    columns: [columns[0], columns[1]],
    rows: [Math.max(0, rows[0] - 1), rows[1] + 1],
    anchors: sea.anchors,
    passed: new Set(),
  };
  const lanes: Reach[] = [];
  const channels: { channel: number; reaches: readonly Reach[] }[] = [];
  // Each avoids those before it.
  const left = [
    ...sea.lanes
      .filter(({ channel }) => channel === undefined)
      .map((lane) => () => void lanes.push(...reachesOf(sheet, waters, lane))),
    ...sea.lanes.flatMap((lane) => {
      const { channel } = lane;
      if (channel === undefined) return [];
      const tile = sea.eventSpaces.find(({ number }) => number === channel)?.space;
      return () => void channels.push({ channel, reaches: reachesOf(sheet, waters, lane, tile) });
    }),
  ];
  const found: Charting = { waters, lanes, channels, left };
  courses.set(sheet.board, found);
  return found;
}

function lanes(scene: Scene): string {
  const { lanes, channels } = courseOf(scene.sheet);
  const tiles = toldOf(scene)?.tiles ?? {};
  const isOpen = (channel: number): boolean =>
    chartOf(scene.sheet.board).eventSpaces.some(
      ({ number, space }) => number === channel && tiles[space] === 'sea-lane',
    );
  const path = (reaches: readonly Reach[]): string => reaches.map(({ points }) => laneLine(points)).join('');
  const open = path([...lanes, ...channels.flatMap((one) => (isOpen(one.channel) ? one.reaches : []))]);
  const closed = path(channels.flatMap((one) => (isOpen(one.channel) ? [] : one.reaches)));
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${closed}" stroke="#173f55" stroke-opacity=".5" stroke-width="5.5"/>
<path d="${closed}" stroke="#ffd84d" stroke-width="3.2" stroke-dasharray=".1 8"/>
<path d="${open}" stroke="#123a4f" stroke-opacity=".65" stroke-width="6"/>
<path d="${open}" stroke="#f7edd3" stroke-width="3" stroke-linecap="butt" stroke-dasharray="10 6"/>
</g>`;
}

/** The sea gets lighter towards the shore, and breaks there. */
const shore = (id: string): string =>
  (
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
        `<use href="#${id}" fill="${color}" stroke="${color}" stroke-width="${breadth}" stroke-linejoin="round" opacity="${strength}"/>`,
    )
    .join('\n');

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Much quicker than the distance. */
const isFar = (a: Point, b: Point, by: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > by ** 2;

interface Painting {
  readonly svg: string;
  readonly taken: readonly Point[];
}

const seaName = (word: string, { x, y }: Point, turn: number, size: number, spacing: number): string =>
  `<text x="${n(x)}" y="${n(y)}" class="rb-sea" style="font-size:${size}px;letter-spacing:${spacing}px" transform="rotate(${turn} ${n(x)} ${n(y)})">${xml(word)}</text>`;

const paintings: Readonly<Record<string, (sheet: Sheet, naming: Naming) => Painting>> = {
  'torue-albes': ({ center }, naming) => {
    const rose = { x: center('h0102').x - 12, y: center('h0102').y - 30 };
    const monster = { x: center('h0912').x + 4, y: center('h0912').y + 20 };
    const vessel = { x: center('h1617').x - 36, y: center('h1616').y + 44 };
    const { x: middle } = center('h0916');
    const [first = '', ...others] = naming('sea.cerridor.name', 'Cerridor Sea').split(' ');
    return {
      svg: [
        seaName(first, { x: middle + 4, y: center('h0916').y + 42 }, 0, 40, 10),
        seaName(others.join(' '), { x: middle + 4, y: center('h0917').y + 6 }, 0, 40, 10),
        seaName(
          naming('sea.weeping-reach.name', 'Weeping Reach'),
          { x: center('h1003').x - 4, y: center('h1003').y - 30 },
          78,
          27,
          4,
        ),
        compass(rose, 62),
        ship(vessel, 0.9),
        serpent(monster, 0.9),
      ].join('\n'),
      taken: [
        rose,
        monster,
        vessel,
        ...[-70, 70].map((dx) => ({ x: monster.x + dx, y: monster.y })),
        ...[-60, 0, 60].flatMap((d) => [
          { x: rose.x + d, y: rose.y },
          { x: rose.x, y: rose.y + d },
        ]),
      ],
    };
  },
};

export const islandSpot = ({ frame }: Sheet): Point => ({
  x: frame.x + 84,
  y: frame.y + frame.height - 84,
});

const paintingOf = (sheet: Sheet, naming: Naming = (_, printed) => printed): Painting =>
  paintings[sheet.board.id]?.(sheet, naming) ?? { svg: '', taken: [] };

const deep = ({ sheet, prefix }: Scene): string => {
  const { frame } = sheet;
  return `<radialGradient id="${prefix}deep" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#35809f"/><stop offset=".6" stop-color="#2a6d8b"/><stop offset="1" stop-color="#184c66"/></radialGradient>
<rect x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}" fill="url(#${prefix}deep)"/>
<defs><path id="${prefix}land" d="${sheet.outline(sheet.spaceOf.keys())}"/></defs>
${shore(`${prefix}land`)}`;
};

/** The waves of a column of hexes, where nothing else is. */
function wavesIn(sheet: Sheet, column: number): string {
  const { waters, lanes, channels } = courseOf(sheet);
  const island = islandSpot(sheet);
  const drawn = [
    ...sheet.spaces.map(({ id }) => sheet.center(id)),
    ...chartOf(sheet.board).anchors.map(({ at }) => sheet.center(at)),
    ...paintingOf(sheet).taken,
    ...[-50, 0, 50].map((dx) => ({ x: island.x + dx, y: island.y })),
  ];
  const reaches = [...lanes, ...channels.flatMap((one) => one.reaches)];
  const [first, last] = waters.rows;
  const before = (column - waters.columns[0]) * (last - first + 1);
  return Array.from({ length: last - first + 1 }, (_, row) => {
    const { x, y } = sheet.center(hexId(column, first + row));
    const index = before + row;
    return [
      { x: x - 14 + ((index * 37) % 23), y: y - 20 + ((index * 53) % 19) },
      { x: x + 12 - ((index * 29) % 31), y: y + 16 + ((index * 41) % 17) },
    ];
  })
    .flat()
    .filter((spot) => drawn.every((other) => isFar(other, spot, 62)))
    .filter((spot) => reaches.every(({ points }) => points.every((p) => isFar(p, spot, 24))))
    .map(wave)
    .join('');
}

/** The sea, and its lanes, which open with tiles. */
export function below(scene: Scene): readonly Part[] {
  const { sheet } = scene;
  const charting = chartingOf(sheet);
  const [first, last] = charting.waters.columns;
  const waves = Array.from(
    { length: last - first + 1 },
    (_, at) => () => once(sheet, `sea/waves/${at}`, () => wavesIn(sheet, first + at)),
  );
  return [
    ...charting.left.map(() => () => {
      charting.left.shift()?.();
      return '';
    }),
    () => once(sheet, 'sea/deep', () => deep(scene)),
    ...waves.map((draw) => () => {
      draw();
      return '';
    }),
    () =>
      `<g stroke="#cfe6e4" stroke-opacity=".34" stroke-width="1.8" stroke-linecap="round">${waves.map((draw) => draw()).join('')}</g>`,
    () =>
      once(
        sheet,
        'sea/painting',
        () =>
          `${paintingOf(sheet, scene.naming).svg}\n${dreadIsland(islandSpot(sheet), xml(scene.say('Island of Dread')))}`,
      ),
    () => lanes(scene),
  ];
}

/** A river rises inland at the foot of a mountain, and its last space by the shore lets it out into the sea. */
export const mouth =
  (sheet: Sheet): Mouth =>
  (id, middle) => {
    const { column, row } = parseHexId(id);
    const beyond = neighboursOf(column, row)
      .map((hex) => hexId(hex.column, hex.row))
      .filter((next) => !sheet.spaceOf.has(next));
    const from = sheet.around(id).find((next) => sheet.terrainOf(next) === 'river');
    if (beyond.length > 0 && from !== undefined) {
      const source = sheet.center(from);
      const reach = (next: string): number => far(sheet.center(next), source);
      return between(
        middle,
        sheet.center(beyond.reduce((best, next) => (reach(next) > reach(best) ? next : best))),
      );
    }
    const mountain = sheet.around(id).find((next) => sheet.terrainOf(next) === 'mountain');
    return mountain === undefined ? middle : between(middle, sheet.center(mountain));
  };
