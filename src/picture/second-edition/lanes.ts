// Routes sea lanes over the map: through the middle of the sea, round every coast.
import { hexId, neighboursOf, parseHexId } from '../../hex/index.js';
import { cached } from '../../kernel/cached.js';
import type { AnchorData, LaneData } from '../../second-edition/modules/island-of-dread/content/sea-types.js';
import { between, n, type Point, type Sheet } from './sheet.js';

/** A part of a lane between two stops. */
export interface Reach {
  readonly lane: LaneData;
  readonly points: readonly Point[];
}

export interface Waters {
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  readonly anchors: readonly AnchorData[];
  /** Hexes of other lanes, to be avoided. */
  readonly passed: Set<string>;
}

const beside = new WeakMap<Waters, Map<string, readonly string[]>>();

/** The hexes beside one: each lane asks for many again. */
function around(id: string, waters: Waters): readonly string[] {
  const known = beside.get(waters) ?? new Map<string, readonly string[]>();
  beside.set(waters, known);
  return cached(known, id, () => {
    const { columns, rows } = waters;
    const { column, row } = parseHexId(id);
    return neighboursOf(column, row)
      .filter(
        (hex) =>
          hex.column >= columns[0] && hex.row >= rows[0] && hex.column <= columns[1] && hex.row <= rows[1],
      )
      .map((hex) => hexId(hex.column, hex.row));
  });
}

/** The cheapest way by sea between two places: short, straight, and away from land and other anchors. */
function way(sheet: Sheet, waters: Waters, from: string, to: string, through?: string): string[] {
  const a = sheet.center(from);
  const b = sheet.center(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const aside = (id: string) => {
    const p = sheet.center(id);
    return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length / 100;
  };
  const closed = (id: string) => sheet.spaceOf.has(id) && id !== from && id !== to && id !== through;
  const tolls = new Map<string, number>();
  const toll = (id: string) => cached(tolls, id, () => tollOf(id));
  const tollOf = (id: string) =>
    1 +
    0.25 * around(id, waters).filter((next) => sheet.spaceOf.has(next)).length +
    0.3 * aside(id) +
    (id !== to && waters.passed.has(id) ? 1.2 : 0) +
    (id !== to && waters.anchors.some((anchor) => anchor.at === id) ? 9 : 0);
  const cost = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((best, id) => ((cost.get(id) ?? 0) < (cost.get(best) ?? 0) ? id : best));
    open.delete(here);
    if (here === to) break;
    for (const next of around(here, waters)) {
      if (closed(next)) continue;
      const spent = (cost.get(here) ?? 0) + toll(next);
      if (spent >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, spent);
      before.set(next, here);
      open.add(next);
    }
  }
  const path = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
}

function rounded(points: readonly Point[], times = 3): readonly Point[] {
  if (times === 0 || points.length < 3) return points;
  const soft = points.flatMap((point, index): Point[] => {
    const next = points[index + 1];
    if (!next) return [point];
    const part = (share: number): Point => ({
      x: point.x + (next.x - point.x) * share,
      y: point.y + (next.y - point.y) * share,
    });
    return index === 0
      ? [point, part(0.75)]
      : index === points.length - 2
        ? [part(0.25)]
        : [part(0.25), part(0.75)];
  });
  return rounded(soft, times - 1);
}

/** The parts of a lane, from stop to stop. It leaves a town at its shore. */
export function reachesOf(sheet: Sheet, waters: Waters, lane: LaneData, through?: string): Reach[] {
  const placeOf = (stop: string): string =>
    waters.anchors.find(({ id }) => id === stop)?.at ??
    sheet.board.towns.find(({ id }) => id === stop)?.space ??
    stop;
  return lane.stops.slice(1).map((stop, index) => {
    const [from, to] = [placeOf(lane.stops[index] ?? ''), placeOf(stop)];
    const ids = through
      ? [...way(sheet, waters, from, through, through), ...way(sheet, waters, through, to, through).slice(1)]
      : way(sheet, waters, from, to);
    for (const id of ids.slice(1, -1)) waters.passed.add(id);
    const points = ids.map((id) => sheet.center(id));
    const shore = (end: Point, next: Point): Point => between(end, next);
    const [first, second] = points;
    const [last, secondLast] = [points.at(-1), points.at(-2)];
    if (first && second && last && secondLast) {
      if (sheet.spaceOf.has(from)) points[0] = shore(first, second);
      if (sheet.spaceOf.has(to)) points[points.length - 1] = shore(last, secondLast);
    }
    return { lane, points: rounded(points) };
  });
}

export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
