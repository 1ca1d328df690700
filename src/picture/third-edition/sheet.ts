import { type Bounds, hexLayout, type Point } from '../../hex/index.js';
import { cached } from '../../kernel/cached.js';
import type { Board } from '../../third-edition/base/content.js';

const radius = 48;
const margin = 46;
const head = 74;
const foot = 146;
const hem = 10;

export interface Sheet {
  readonly board: Board;
  readonly frame: Bounds;
  readonly width: number;
  readonly height: number;
  center(hex: string): Point;
  corners(hex: string): readonly Point[];
  outline(hexes: Iterable<string>): string;
  /** The two ends of the edge between two hexes. */
  edge(a: string, b: string): readonly [Point, Point];
}

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

const sheets = new WeakMap<Board, Map<boolean, Sheet>>();

/** Worked out once for each board. */
export function sheetOf(board: Board, withLegend = true): Sheet {
  const ofBoard = cached(sheets, board, () => new Map<boolean, Sheet>());
  return cached(ofBoard, withLegend, () => laidOut(board, withLegend));
}

function laidOut(board: Board, withLegend: boolean): Sheet {
  const ids = board.hexes.map(({ id }) => id);
  const found = hexLayout({ size: radius }).bounds(ids) ?? { x: 0, y: 0, width: 600, height: 400 };
  const { center, corners, outline } = hexLayout({
    size: radius,
    origin: { x: margin + hem - found.x, y: head + hem - found.y },
  });
  const frame = { x: margin, y: head, width: found.width + 2 * hem, height: found.height + 2 * hem };
  return {
    board,
    frame,
    width: frame.width + 2 * margin,
    height: frame.height + head + (withLegend ? foot : margin),
    center,
    corners,
    outline,
    edge(a, b) {
      const other = corners(b);
      const [from, to] = corners(a).filter((corner) => other.some((one) => near(one, corner)));
      if (from === undefined || to === undefined)
        throw new RangeError(`${a} and ${b} have no edge in common.`);
      return [from, to];
    },
  };
}
