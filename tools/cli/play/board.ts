import { hexLayout, parseHexId } from '../../../src/hex/index.js';
import { paint } from './style.js';

/** Each hex is four columns wide and two rows high; every other column of hexes is a row lower. */

export interface Mark {
  readonly text: string;
  readonly ink?: string;
  /** The color behind it, if not the ground. */
  readonly on?: string;
}

export type Side = 'n' | 'ne' | 'se' | 's' | 'sw' | 'nw';

export interface Cell {
  readonly ground: string;
  /** A letter for the ground, for players who see no colors. */
  readonly letter: string;
  /** A name instead of the letter; four characters are shown. */
  readonly name?: string;
  readonly above: readonly Mark[];
  readonly below: readonly Mark[];
  readonly rivers?: readonly Side[];
  readonly roads?: readonly Side[];
  readonly number?: string;
  readonly lit?: boolean;
}

/** The sign of a hex within reach; the number of a choice that leads there takes its place. */
export const REACHED: Mark = { text: '·', ink: '#ffffff' };

interface Spot {
  text: string;
  ink: string | null;
  on: string | null;
}

const WIDE = 4;
export const river = '#7dd3fc';
export const road = '#fde68a';
const darkInk = '#1c1917';
const paleInk = '#e7e5e4';

/** Where edges are drawn in a hex: column, row, and the line of a river along it or a road across it. */
const edges: Readonly<Record<Side, readonly [number, number, string, string]>> = {
  nw: [0, 0, '╱', '╲'],
  ne: [3, 0, '╲', '╱'],
  sw: [0, 1, '╲', '╱'],
  se: [3, 1, '╱', '╲'],
  n: [2, 0, '▔', '│'],
  s: [2, 1, '▁', '│'],
};

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly around: string | null;
}

const layout = hexLayout({ size: 1 });
const half = layout.center('h0001').y / 2;

const placeOf = (id: string): { x: number; y: number } => ({
  x: parseHexId(id).column * WIDE,
  y: Math.round(layout.center(id).y / half),
});

/** Draws hexes in lines. Numbers of columns and rows are at the edges, as in the ids. */
export function drawBoard(cells: ReadonlyMap<string, Cell>, frame: Frame): string[] {
  const places = [...cells].map(([id, cell]) => ({ id, cell, ...placeOf(id) }));
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const across = Math.max(...places.map(({ x }) => x)) - left + WIDE;
  const down = Math.max(...places.map(({ y }) => y)) - top + 2;
  const spots: Spot[][] = Array.from({ length: down }, () =>
    Array.from({ length: across }, () => ({ text: ' ', ink: null, on: null })),
  );
  const columns = Array.from({ length: across }, () => ' ');
  const rows = Array.from({ length: down }, () => '  ');
  for (const { id, cell, x, y } of places) {
    drawCell(spots, cell, x - left, y - top);
    columns.splice(x - left + 1, 2, id[1] ?? ' ', id[2] ?? ' ');
    if (parseHexId(id).column % 2 === 1) rows[y - top] = id.slice(3);
  }
  const at = frame.around !== null && cells.has(frame.around) ? placeOf(frame.around) : null;
  // No hex is cut through, nor its number at the edge.
  const wide = Math.min(across, Math.floor((frame.width - 3) / WIDE) * WIDE);
  const high = Math.min(down, frame.height - 1);
  const fromX = Math.floor(windowAt(at === null ? 0 : at.x - left, wide, across) / WIDE) * WIDE;
  const fromY = windowAt(at === null ? 0 : at.y - top, high, down);
  const cut = (line: readonly string[]): string => line.slice(fromX, fromX + wide).join('');
  return [
    paint.gray(`   ${cut(columns)}`),
    ...spots
      .slice(fromY, fromY + high)
      .map(
        (line, row) => `${paint.gray(`${rows[fromY + row]} `)}${painted(line.slice(fromX, fromX + wide))}`,
      ),
  ];
}

export function boardWidth(cells: ReadonlyMap<string, Cell>): number {
  const xs = [...cells.keys()].map((id) => placeOf(id).x);
  return Math.max(...xs) - Math.min(...xs) + WIDE + 3;
}

const windowAt = (middle: number, size: number, of: number): number =>
  Math.max(0, Math.min(of - size, middle - Math.floor(size / 2)));

function drawCell(spots: Spot[][], cell: Cell, x: number, y: number): void {
  const { ground, letter, name, above, below, rivers = [], roads = [], number, lit = false } = cell;
  const on = lit ? '#fafafa' : ground;
  const ink = lit ? darkInk : inkOn(ground);
  const put = (column: number, row: number, mark: Mark): void => {
    [...mark.text].forEach((text, at) => {
      const spot = spots[y + row]?.[x + column + at];
      if (spot && column + at < WIDE) Object.assign(spot, { text, ink: mark.ink ?? ink, on: mark.on ?? on });
    });
  };
  for (const row of [0, 1]) put(0, row, { text: ' '.repeat(WIDE) });
  for (const side of rivers) put(edges[side][0], edges[side][1], { text: edges[side][2], ink: river });
  for (const side of roads) put(edges[side][0], edges[side][1], { text: edges[side][3], ink: road });
  if (name !== undefined) put(0, 0, { text: name.slice(0, WIDE), ink: lit ? darkInk : '#ffffff' });
  else put(above.length > 2 ? 0 : 1, 0, { text: letter, ink: lit ? darkInk : faint(ground) });
  const marks = (row: number, from: number, list: readonly Mark[]): void => {
    let column = from;
    for (const mark of list) {
      put(column, row, mark);
      column += [...mark.text].length;
    }
  };
  marks(0, name === undefined ? Math.max(0, Math.min(2, WIDE - above.length)) : WIDE - above.length, above);
  // What stands in a hex keeps away from its edges, so that nobody takes it for its neighbor's.
  const under = number === undefined ? below : below.filter(({ text }) => text !== REACHED.text);
  marks(1, number === undefined && under.length < WIDE ? 1 : 0, under);
  if (number !== undefined)
    put(Math.min(WIDE - number.length, Math.max(1, under.length)), 1, {
      text: number,
      ink: lit ? darkInk : '#ffffff',
      on: lit ? on : '#57534e',
    });
  if (lit) for (const row of [0, 1]) if (row === 0 || under.length === 0) put(0, row, { text: '▶' });
}

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

const inkOn = (ground: string): string => (brightness(ground) > 130 ? darkInk : paleInk);

function faint(ground: string): string {
  const by = brightness(ground) > 130 ? -50 : 60;
  const parts = [1, 3, 5].map((at) =>
    Math.max(0, Math.min(255, Number.parseInt(ground.slice(at, at + 2), 16) + by))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

/** Neighboring characters of one look are painted together. */
function painted(line: readonly Spot[]): string {
  let out = '';
  let at = 0;
  while (at < line.length) {
    const { ink, on } = line[at] as Spot;
    let text = '';
    while (at < line.length && line[at]?.ink === ink && line[at]?.on === on) text += line[at++]?.text;
    const back = on === null ? paint : paint.bgHex(on);
    out += on === null && ink === null ? text : (ink === null ? back : back.hex(ink))(text);
  }
  return out;
}
