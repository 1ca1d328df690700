import { type Hex, hexId, neighboursOf, parseHexId } from './hexes.js';

/** A point on a screen or on paper: x grows to the right, y grows downwards. */
export interface Point {
  /** To the right, in the units of the layout, such as pixels. */
  readonly x: number;
  /** Downwards. */
  readonly y: number;
}

/** A rectangle: its upper left corner, and its size. */
export interface Bounds extends Point {
  /** From its left edge to its right edge. */
  readonly width: number;
  /** From its upper edge to its lower edge. */
  readonly height: number;
}

/** The size and place of drawn hexes. */
export interface HexLayoutOptions {
  /** From the middle of a hex to each of its corners, in pixels or any other unit: more than 0; 48 by default. */
  readonly size?: number;
  /** The middle of hex `h0000`, even if it is not on the board; (0, 0) by default. */
  readonly origin?: Point;
}

/** The geometry of hexes. Each function throws a RangeError for a wrong hex id. */
export interface HexLayout {
  /** From the middle of a hex to each of its corners. */
  readonly size: number;
  /** The middle of a hex. */
  center(id: string): Point;
  /** The six corners of a hex, clockwise from the upper left: corners 0 and 1 are the ends of its upper side. */
  corners(id: string): readonly Point[];
  /** The smallest rectangle around these hexes; `null` without hexes. */
  bounds(ids: Iterable<string>): Bounds | null;
  /** The edge of a hex, as the `d` of an SVG path. */
  path(id: string): string;
  /** The edge around these hexes without the sides between them, as the `d` of an SVG path: of a region, of an island. */
  outline(ids: Iterable<string>): string;
  /** The hex at a point, such as a clicked one; `null` outside the range of ids. On an edge, one of its two hexes. */
  hexAt(point: Point): string | null;
}

const root3 = Math.sqrt(3);
const turns = [4, 5, 0, 1, 2, 3].map((sixth) => (sixth * Math.PI) / 3);

const short = (value: number): string => String(Math.round(value * 100) / 100);
const written = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as Point).x) &&
  Number.isFinite((value as Point).y);

/**
 * Lays hexes out in the plane: flat-topped, in columns; even columns are half a hex lower.
 *
 * @throws RangeError if the size is not above 0, or the origin is not a point
 *
 * @example
 * ```ts
 * const { center, path, hexAt } = hexLayout({ size: 20 });
 * center('h0200'); // { x: 60, y: 0 }
 * hexAt({ x: 61, y: 3 }); // 'h0200'
 * ```
 */
export function hexLayout(options: HexLayoutOptions = {}): HexLayout {
  const { size = 48, origin = { x: 0, y: 0 } } = options ?? {};
  if (!(typeof size === 'number' && Number.isFinite(size) && size > 0))
    throw new RangeError('The size of hexes is a number above 0.');
  if (!isPoint(origin)) throw new RangeError('The origin is a point: numbers x and y.');
  const height = root3 * size;

  const middle = ({ column, row }: Hex): Point => ({
    x: origin.x + 1.5 * size * column,
    y: origin.y + height * (row - (column % 2 === 0 ? 0 : 0.5)),
  });
  const center = (id: string): Point => middle(parseHexId(id));
  const corners = (id: string): Point[] => {
    const { x, y } = center(id);
    return turns.map((turn) => ({ x: x + size * Math.cos(turn), y: y + size * Math.sin(turn) }));
  };

  return {
    size,
    center,
    corners,
    path: (id) => `${written(corners(id))}z`,
    bounds(ids) {
      let found: [left: number, top: number, right: number, bottom: number] | null = null;
      for (const id of ids) {
        const { x, y } = center(id);
        const [left, top, right, bottom] = [x - size, y - height / 2, x + size, y + height / 2];
        found = found
          ? [
              Math.min(found[0], left),
              Math.min(found[1], top),
              Math.max(found[2], right),
              Math.max(found[3], bottom),
            ]
          : [left, top, right, bottom];
      }
      if (found === null) return null;
      const [left, top, right, bottom] = found;
      return { x: left, y: top, width: right - left, height: bottom - top };
    },
    outline(ids) {
      const given = new Set(ids);
      // Each side without a neighbor leads from its first corner to its second.
      const key = ({ x, y }: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)}`;
      const sides = new Map<string, { from: Point; to: Point }[]>();
      for (const id of given) {
        const { column, row } = parseHexId(id);
        const own = corners(id);
        neighboursOf(column, row).forEach((next, side) => {
          if (next.column >= 0 && next.row >= 0 && next.column < 100 && next.row < 100)
            if (given.has(hexId(next.column, next.row))) return;
          const [from, to] = [own[side] as Point, own[(side + 1) % 6] as Point];
          sides.set(key(from), [...(sides.get(key(from)) ?? []), { from, to }]);
        });
      }
      let path = '';
      for (const [start, leaving] of sides) {
        while (leaving.length > 0) {
          const loop: Point[] = [];
          for (let at = start; ; ) {
            const side = sides.get(at)?.pop();
            if (!side) break;
            loop.push(side.from);
            at = key(side.to);
          }
          path += `${written(loop)}z`;
        }
      }
      return path;
    },
    hexAt(point) {
      if (!isPoint(point)) throw new RangeError('A point has numbers x and y.');
      const column = Math.round((point.x - origin.x) / (1.5 * size));
      let best: Hex | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const c of [column - 1, column, column + 1]) {
        const row = Math.round((point.y - middle({ column: c, row: 0 }).y) / height);
        const { x, y } = middle({ column: c, row });
        const far = Math.hypot(x - point.x, y - point.y);
        if (far < least) [best, least] = [{ column: c, row }, far];
      }
      if (!best || best.column < 0 || best.row < 0 || best.column > 99 || best.row > 99) return null;
      return hexId(best.column, best.row);
    },
  };
}
