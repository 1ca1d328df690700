import type { Point } from '../../hex/index.js';
import type { Board } from '../../third-edition/base/content.js';
import { n } from '../numbers.js';
import { xml } from '../xml.js';
import { nameTop } from './pieces.js';
import type { Sheet } from './sheet.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const overlap = (a: Box, b: Box): number => {
  const x = (a.wide + b.wide) / 2 - Math.abs(a.x - b.x);
  const y = (a.high + b.high) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? Math.min(x, 24) * Math.min(y, 24) : 0;
};

const letter = 6.3;

/** Names avoid these: gems, places with their names, bridges. */
function marks({ board, center, edge }: Sheet): Box[] {
  return [
    ...board.hexes.flatMap(({ id, gem }) => (gem === undefined ? [] : { ...center(id), wide: 34, high: 34 })),
    ...board.places.flatMap(({ hex, kind, name }) => {
      const { x, y } = center(hex);
      const isCity = kind === 'city';
      return [
        { x, y: y - 6, wide: isCity ? 62 : 44, high: isCity ? 62 : 38 },
        {
          x,
          y: y + nameTop[kind] + 9,
          wide: name.length * (isCity ? 9.9 : 6.9) + 14,
          high: isCity ? 22 : 18,
        },
      ];
    }),
    ...board.bridges.map(([a, b]) => {
      const [from, to] = edge(a, b);
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, wide: 40, high: 40 };
    }),
  ];
}

function linesOf(name: string, hexes: number): readonly string[] {
  const words = name.split(' ');
  if (hexes > 2 || name.length < 12 || words.length < 2) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

type Region = Board['regions'][number];

function spotFor(sheet: Sheet, { hexes }: Region, lines: readonly string[], taken: readonly Box[]): Point {
  const { frame } = sheet;
  const places = hexes.map(sheet.center);
  const mean = (pick: (point: Point) => number) =>
    places.reduce((sum, one) => sum + pick(one), 0) / places.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const wide = Math.max(...lines.map((line) => line.length)) * letter + 6;
  const high = lines.length * 14 + 2;
  /** What a name can cover at all. */
  const reachable = taken.filter(
    (box) =>
      Math.abs(box.x - middle.x) < (box.wide + wide) / 2 + 96 &&
      Math.abs(box.y - middle.y) < (box.high + high) / 2 + 112,
  );
  /** What a spot costs; infinite off the board, and once that is more than `most`. */
  const costOf = ({ x, y }: Point, away: number, most: number): number => {
    if (away > most || x - wide / 2 < frame.x + 4 || x + wide / 2 > frame.x + frame.width - 4)
      return Number.POSITIVE_INFINITY;
    if (y - high / 2 < frame.y + 2 || y + high / 2 > frame.y + frame.height - 2)
      return Number.POSITIVE_INFINITY;
    let near = Number.POSITIVE_INFINITY;
    for (const place of places) near = Math.min(near, (place.x - x) ** 2 + (place.y - y) ** 2);
    const apart = away + Math.max(0, Math.sqrt(near) - 38) / 5;
    if (apart > most) return Number.POSITIVE_INFINITY;
    const own = { x, y, wide, high };
    let sum = 0;
    for (const box of reachable) sum += overlap(own, box) / 18;
    return apart + sum;
  };
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  // The middle says what is too much, so that most other spots are left soon.
  const most = costOf(middle, 0, least);
  for (let dy = -112; dy <= 112; dy += 4)
    for (let dx = -96; dx <= 96; dx += 6) {
      const away = Math.sqrt(dx * dx + dy * dy) / 40;
      if (away > most || away >= least) continue;
      const spot = { x: middle.x + dx, y: middle.y + dy };
      const cost = costOf(spot, away, Math.min(least, most));
      if (cost < least) [best, least] = [spot, cost];
    }
  return best;
}

/** The names of all regions. Those with the least room choose first. */
export function regionNames(sheet: Sheet): string {
  const taken = marks(sheet);
  return [...sheet.board.regions]
    .sort((a, b) => a.hexes.length - b.hexes.length)
    .map((region) => {
      const lines = linesOf(region.name, region.hexes.length);
      const { x, y } = spotFor(sheet, region, lines, taken);
      const wide = Math.max(...lines.map((line) => line.length)) * letter + 6;
      taken.push({ x, y, wide, high: lines.length * 14 + 2 });
      return lines
        .map((line, row) => {
          const down = y + 4.5 + (row - (lines.length - 1) / 2) * 14;
          return `<text x="${n(x)}" y="${n(down)}" class="rb-region" style="font-size:12.500px;letter-spacing:.2px"${row === 0 ? ` data-region="${xml(region.id)}"` : ''}>${xml(line)}</text>`;
        })
        .join('');
    })
    .join('');
}

export const hexIds = ({ board, center }: Sheet): string =>
  board.hexes
    .map(({ id }) => {
      const { x, y } = center(id);
      return `<text x="${n(x)}" y="${n(y + 38.5)}" class="rb-id">${xml(id.slice(1))}</text>`;
    })
    .join('');
