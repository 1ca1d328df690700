// The sheet of paper that a board is drawn on: where its spaces lie, and how they are written.
import { defineHex, Orientation } from 'honeycomb-grid';
import { adjacency, parseHexId } from '../../src/hex/index.js';
import type { BoardData, Color, SpaceData } from '../../src/second-edition/content/board-types.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const radius = 48;
const margin = 46;
export const head = 74;
export const foot = 116;

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

// The offset of 1 is honeycomb's word for even columns standing half a hex lower.
const Tile = defineHex({ dimensions: radius, orientation: Orientation.FLAT, offset: 1 });
const tileOf = (id: string) => {
  const { column, row } = parseHexId(id);
  return new Tile({ col: column, row });
};

/** A board with everything that drawing it asks for again and again. */
export interface Sheet {
  readonly board: BoardData;
  readonly inPlay: readonly SpaceData[];
  readonly spaceOf: ReadonlyMap<string, SpaceData>;
  readonly frame: Box;
  readonly width: number;
  readonly height: number;
  around(id: string): readonly string[];
  terrainOf(id: string): SpaceData['terrain'] | undefined;
  /** The middle of a place on the grid, whether or not a space is there. */
  center(id: string): Point;
  corners(id: string): readonly Point[];
}

/**
 * Lays a board out.
 *
 * @param first - the place in the upper left corner
 * @param last - the place in the lower right corner
 * @param below - how much taller than that the frame is, in hexes
 */
export function sheetOf(
  board: BoardData,
  first: string,
  last: string,
  { above = 0, below = 0.5, legend = foot }: { above?: number; below?: number; legend?: number } = {},
): Sheet {
  const upper = tileOf(first);
  const lower = tileOf(last);
  const rise = above * upper.height;
  const shift = { x: margin + radius - upper.x, y: head + upper.height / 2 - upper.y + rise };
  const frame = {
    x: margin,
    y: head,
    width: lower.x - upper.x + 2 * radius,
    height: lower.y - upper.y + (1 + below) * upper.height + rise,
  };
  const spaceOf = new Map(board.spaces.map((space) => [space.id, space]));
  const touching = adjacency(spaceOf.keys());
  const moved = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  return {
    board,
    inPlay: board.spaces.filter((space) => !space.half),
    spaceOf,
    frame,
    width: frame.width + 2 * margin,
    height: frame.height + head + legend,
    around: (id) => touching.get(id) ?? [],
    terrainOf: (id) => spaceOf.get(id)?.terrain,
    center: (id) => moved(tileOf(id)),
    corners: (id) => tileOf(id).corners.map(moved),
  };
}

export const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`;
export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
