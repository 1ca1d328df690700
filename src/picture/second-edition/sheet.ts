import { adjacency, type Bounds, hexLayout, type Point, parseHexId } from '../../hex/index.js';
import type { Board } from '../../second-edition/base/board.js';
import type { Color, SpaceData } from '../../second-edition/content/board-types.js';

export type { Point } from '../../hex/index.js';
export type { Color } from '../../second-edition/content/board-types.js';
export { at, between, n } from '../numbers.js';

/* The geometry of a board: the places of its spaces, and helpers to draw them. */

export const radius = 48;
const margin = 46;
const head = 74;
const foot = 116;

export const colors: readonly Color[] = ['green', 'yellow', 'blue', 'red'];
export const terrainNames = [
  'forest',
  'plains',
  'hill',
  'river',
  'mountain',
  'road',
  'swamp',
  'town',
] as const;

/** The drawn part of the grid, in columns and rows, and the room around it. */
export interface Room {
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  /** How much higher and lower than its odd columns the frame is, in hexes. */
  readonly above: number;
  readonly below: number;
  readonly foot: number;
}

export function roomOf(spaces: Iterable<string>): Room {
  const places = [...spaces].filter((id) => /^h\d{4}$/.test(id)).map(parseHexId);
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  return {
    columns: [Math.min(...columns), Math.max(...columns)],
    rows: [Math.min(...rows), Math.max(...rows)],
    above: 0,
    below: 0.5,
    foot,
  };
}

export interface Sheet {
  readonly board: Board;
  readonly room: Room;
  readonly spaces: readonly SpaceData[];
  readonly inPlay: readonly SpaceData[];
  readonly spaceOf: ReadonlyMap<string, SpaceData>;
  readonly frame: Bounds;
  readonly width: number;
  readonly height: number;
  around(id: string): readonly string[];
  terrainOf(id: string): SpaceData['terrain'] | undefined;
  /** The middle of a place on the grid, with a space or without. */
  center(id: string): Point;
  corners(id: string): readonly Point[];
  outline(ids: Iterable<string>): string;
}

export function sheetOf(board: Board, room: Room, withLegend = true): Sheet {
  const high = Math.sqrt(3) * radius;
  const [left, right] = room.columns;
  const [top, bottom] = room.rows;
  const layout = hexLayout({
    size: radius,
    // Odd columns are half a hex above the origin.
    origin: { x: margin + radius * (1 - 1.5 * left), y: head + high * (1 + room.above - top) },
  });
  const frame = {
    x: margin,
    y: head,
    width: 1.5 * radius * (right - left) + 2 * radius,
    height: high * (bottom - top + 1 + room.above + room.below),
  };
  const spaces = Object.values(board.spaces);
  const spaceOf = new Map(spaces.map((space) => [space.id, space]));
  const touching = adjacency(spaceOf.keys());
  return {
    board,
    room,
    spaces,
    inPlay: spaces.filter((space) => !space.half),
    spaceOf,
    frame,
    width: frame.width + 2 * margin,
    height: frame.height + head + (withLegend ? room.foot : margin),
    around: (id) => touching.get(id) ?? [],
    terrainOf: (id) => spaceOf.get(id)?.terrain,
    center: layout.center,
    corners: layout.corners,
    outline: layout.outline,
  };
}
