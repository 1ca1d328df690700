import type { Board } from '../../second-edition/base/board.js';
import type { IslandInspection } from '../../second-edition/inspect/modules.js';
import type {
  AnchorData,
  EventSpaceData,
  TileFace,
} from '../../second-edition/modules/island-of-dread/content/sea-types.js';
import { line, type Panel, type PanelRow, rowsPanel, wrapped } from '../boxes.js';
import { anchor, wave } from '../ornaments.js';
import { xml } from '../xml.js';
import { paper } from './land.js';
import { line as laneLine } from './lanes.js';
import type { Layer, Scene } from './layer.js';
import { below, chartOf, courseOf, ID, islandSpot, mouth, toldOf } from './sea-water.js';
import { n, type Point, roomOf, type Sheet } from './sheet.js';

/* The sea of the Island of Dread: islands, lanes, tiles on the land, and the island itself. */

const room = (board: Board) => {
  const { columns, rows, ...others } = roomOf([
    ...Object.keys(board.spaces),
    ...chartOf(board).anchors.map(({ at }) => at),
  ]);
  return {
    ...others,
    columns: [columns[0] - 1, columns[1] + 1] as const,
    rows,
    above: 0.65,
    below: 1.8,
    foot: 168,
  };
};

const borders: Readonly<Record<TileFace, string>> = {
  'sea-lane': '#f2bd1d',
  plains: '#d0312d',
  sea: '#2f6fd6',
  ruins: '#6b6258',
};
const faces: Readonly<Record<TileFace, string>> = {
  'sea-lane': '#3f86a3',
  plains: paper.plains,
  sea: '#35809f',
  ruins: '#c9bda6',
};

const badge = ({ x, y }: Point, word: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="#f2bd1d" stroke="#7a5200" stroke-width="1.6"/><text x="${n(x)}" y="${n(y + 6.3)}" class="rb-tile">${word}</text>`;

const pillars = ({ x, y }: Point): string =>
  `${[-14, -2, 10]
    .map(
      (dx, index) =>
        `<path d="M${n(x + dx)} ${n(y + 9)}v${[-22, -14, -26][index]}l4 -3l4 2v${[23, 15, 27][index]}z" fill="#d8d0c2" stroke="#4a4238" stroke-width="1.2" stroke-linejoin="round"/>`,
    )
    .join('')}<path d="M${n(x - 19)} ${n(y + 11)}h38" stroke="#4a4238" stroke-width="2.4"/>`;

function eventSpace(
  { sheet }: Scene,
  { space, tile, number }: EventSpaceData,
  lies: TileFace | undefined,
): string {
  const middle = sheet.center(space);
  const scaled = (share: number): string =>
    sheet
      .corners(space)
      .map(({ x, y }) => `${n(middle.x + (x - middle.x) * share)},${n(middle.y + (y - middle.y) * share)}`)
      .join(' ');
  const face = lies ?? tile;
  const edge = `<polygon points="${scaled(0.86)}" fill="none" stroke-linejoin="round"`;
  const surface = lies
    ? `<polygon points="${scaled(0.94)}" fill="${faces[lies]}" stroke="#2c1a0e" stroke-width="1.5"/>${
        lies === 'sea' || lies === 'sea-lane'
          ? `<g stroke="#dff0ee" stroke-width="1.8" stroke-linecap="round">${wave({ x: middle.x - 12, y: middle.y - 20 })}${wave({ x: middle.x + 12, y: middle.y + 22 })}</g>`
          : ''
      }`
    : '';
  return (
    `<g${lies ? ` class="rb-event-tile" data-tile="${lies}" data-space="${space}"` : ''}>${surface}` +
    `${edge} stroke="#2c1a0e" stroke-opacity=".55" stroke-width="6.4"/>` +
    `${edge} stroke="${borders[face]}" stroke-width="4.2"${tile === 'ruins' && !lies ? ' stroke-dasharray="9 6"' : ''}/>` +
    (number === undefined ? '' : badge(middle, String(number))) +
    (face === 'ruins' ? pillars(middle) : '') +
    '</g>'
  );
}

const anchorMark = ({ sheet, has }: Scene, { at, name, id }: AnchorData): string => {
  const { x, y } = sheet.center(at);
  return (
    anchor({ x, y }) +
    (has('names') ? `<text x="${n(x)}" y="${n(y + 32)}" class="rb-anchor">${xml(name)}</text>` : '') +
    (has('ids') ? `<text x="${n(x)}" y="${n(y + 42)}" class="rb-depth">${xml(id)}</text>` : '')
  );
};

/** The names of known islands: a place on the grid, and the offset to the right and down. */
const islandNames: Readonly<Record<string, readonly [place: string, dx: number, dy: number]>> = {
  'torue-albes': ['h0204', 0, 62],
  'tarian-isle': ['h0301', -22, 26],
  'garnet-island': ['h1301', -36, -56],
  'lantern-isle': ['h1316', 0, 112],
};

function islandName({ center }: Sheet, id: string, name: string, spaces: readonly string[]): string {
  const lowest = spaces.reduce(
    (best, next) => (center(next).y > center(best).y ? next : best),
    spaces[0] ?? 'h0000',
  );
  const [place, dx, dy] = islandNames[id] ?? [lowest, 0, 66];
  const { x, y } = center(place);
  return `<text x="${n(x + dx)}" y="${n(y + dy)}" class="rb-island">${xml(name)}</text>`;
}

function legend({ sheet, say }: Scene): string {
  const { frame } = sheet;
  const y = frame.y + frame.height + sheet.room.foot - 36;
  const step = frame.width / 7;
  const key = (x: number, word: string): string =>
    `<text x="${n(x)}" y="${n(y + 5)}" class="rb-key">${xml(say(word))}</text>`;
  const dashes = (x: number, pen: string): string => `<path d="M${n(x)} ${n(y)}h34" fill="none" ${pen}/>`;
  const hex = (x: number, tile: TileFace): string => {
    const corner = (turn: number) =>
      `${n(x + 14 * Math.cos((turn * Math.PI) / 3))},${n(y + 14 * Math.sin((turn * Math.PI) / 3))}`;
    return `<polygon points="${[0, 1, 2, 3, 4, 5].map(corner).join(' ')}" fill="#efe3c4" stroke="${borders[tile]}" stroke-width="4"${tile === 'ruins' ? ' stroke-dasharray="6 4"' : ''}/>`;
  };
  const x = (place: number): number => frame.x + step * (place + 0.2);
  const water = (from: number): string =>
    `<rect x="${n(from - 4)}" y="${n(y - 11)}" width="42" height="22" rx="3" fill="#2f7391"/>`;
  return [
    anchor({ x: x(0) + 14, y }),
    key(x(0) + 42, 'anchor'),
    water(x(1)),
    dashes(x(1), 'stroke="#f7edd3" stroke-width="3" stroke-dasharray="9 6"'),
    key(x(1) + 46, 'sea lane'),
    water(x(2)),
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

function crews(scene: Scene, told: IslandInspection): Panel {
  const row = (mark: string, title: string, lines: readonly string[]): PanelRow => ({
    height: 24 + lines.length * 16,
    draw: ({ x, y }) =>
      `<g${mark}>${line(x, y + 16, title, 'rb-name')}${lines.map((text, at) => line(x, y + 34 + at * 16, text)).join('')}</g>`,
  });
  const crew = told.players.map(({ captain, maps, sets }, player) => {
    const hero = scene.table.players[player]?.hero;
    const who =
      scene.options.players[player] ?? (hero ? scene.nameOf(hero) : scene.say(`Player ${player + 1}`));
    const captained = captain
      ? `${scene.nameOf(captain.card)}${captain.loan ? ` (${scene.say('on loan')})` : ''}`
      : scene.say('no Captain');
    const text = `${captained} · ${scene.say(`maps: ${maps.blue} blue, ${maps.green} green · sets: ${sets}`)}`;
    return row(` class="rb-crew" data-player="${player}"`, who, wrapped(text, 56, 2));
  });
  const legends = wrapped(told.legendary.map(scene.nameOf).join(' · ') || scene.say('none left'), 56, 4);
  return rowsPanel(scene.say('The Island of Dread'), [
    ...crew,
    row('', scene.say('Legendary Items'), legends),
  ]);
}

export const seaLayer: Layer = {
  room,
  below,
  mouth,
  onLand(scene) {
    const tiles = toldOf(scene)?.tiles ?? {};
    const sea = chartOf(scene.sheet.board);
    return sea.eventSpaces.map((event) => eventSpace(scene, event, tiles[event.space])).join('\n');
  },
  above: (scene) =>
    chartOf(scene.sheet.board)
      .anchors.map((one) => anchorMark(scene, one))
      .join('\n'),
  names: ({ sheet }) =>
    chartOf(sheet.board)
      .islands.map(({ id, name, spaces }) => islandName(sheet, id, name, spaces))
      .join('\n'),
  marks: (sheet) => chartOf(sheet.board).eventSpaces.map(({ space }) => sheet.center(space)),
  places: (sheet) =>
    new Map([
      ...chartOf(sheet.board).anchors.map(({ id, at }): [string, Point] => [id, sheet.center(at)]),
      [ID, islandSpot(sheet)],
    ]),
  chart(sheet) {
    const { lanes, channels } = courseOf(sheet);
    const reaches = [...lanes, ...channels.flatMap((one) => one.reaches)];
    const sea = chartOf(sheet.board);
    return {
      lanes: sea.lanes.map(({ id, stops, channel }) => ({
        id,
        stops,
        channel: channel ?? null,
        path: reaches
          .filter(({ lane }) => lane.id === id)
          .map(({ points }) => laneLine(points))
          .join(''),
      })),
      islands: sea.islands.map(({ name, spaces }) => ({ name, spaces, outline: sheet.outline(spaces) })),
    };
  },
  legend,
  panels(scene) {
    const told = toldOf(scene);
    return told ? [crews(scene, told)] : [];
  },
};
