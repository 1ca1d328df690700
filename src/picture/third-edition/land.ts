import type { Point } from '../../hex/index.js';
import type { HexData } from '../../third-edition/content/board-types.js';
import { at, between, n } from '../numbers.js';
import { wave } from '../ornaments.js';
import { scattered, sceneryAt } from '../scenery.js';
import type { Sheet } from './sheet.js';

export const paper: Readonly<Record<HexData['terrain'], string>> = {
  plains: '#e6dc9f',
  forest: '#9dbb7c',
  hills: '#d4b982',
  mountain: '#b9b0a8',
  water: '#a9cfdc',
  city: '#efe3c4',
};

export const grounds = (sheet: Sheet): string =>
  `<g stroke="#7d6a45" stroke-width="1.2" stroke-linejoin="round">${sheet.board.hexes
    .map(({ id, terrain }) => {
      const points = sheet.corners(id).map(({ x, y }) => `${n(x)},${n(y)}`);
      return `<polygon data-hex="${id}" points="${points.join(' ')}" fill="${paper[terrain]}"/>`;
    })
    .join('')}</g>`;

/** Small drawings of a hex's terrain, beside a gem or a place. */
export const drawings = (sheet: Sheet, { id, terrain, gem, place }: HexData): string =>
  sceneryOf(terrain, sheet.center(id), gem !== undefined || place !== undefined);

/** The drawings of a terrain around a point; with `room` they leave the middle free. */
export function sceneryOf(terrain: HexData['terrain'], { x, y }: Point, room: boolean): string {
  if (terrain === 'water') {
    const places = room ? '-27,-9 27,-4 0,-28 -15,28 17,26' : '-18,-18 16,-6 -12,8 14,23';
    const waves = scattered(places, { x, y }, (x, y) => wave({ x, y }));
    return `<g stroke="#4d8ba0" stroke-width="1.6">${waves}</g>`;
  }
  return sceneryAt(terrain === 'hills' ? 'hill' : terrain, { x, y }, room);
}

interface Node {
  readonly point: Point;
  readonly ends: Point[];
}

function rounded(lines: readonly (readonly [Point, Point])[]): string {
  const nodes = new Map<string, Node>();
  const touch = (point: Point, end: Point): void => {
    const key = `${Math.round(point.x)} ${Math.round(point.y)}`;
    const node = nodes.get(key) ?? { point, ends: [] };
    nodes.set(key, node);
    node.ends.push(end);
  };
  for (const [a, b] of lines) {
    const middle = between(a, b);
    touch(a, middle);
    touch(b, middle);
  }
  return [...nodes.values()]
    .map(({ point, ends }) => {
      const [a, b] = ends;
      if (a && b && ends.length === 2) return `M${at(a)}Q${at(point)} ${at(b)}`;
      return ends.map((end) => `M${at(point)}L${at(end)}`).join('');
    })
    .join('');
}

const strokes = (path: string, pens: readonly string[]): string =>
  path === ''
    ? ''
    : pens
        .map((pen) => `<path d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${pen}/>`)
        .join('');

export const rivers = (sheet: Sheet): string =>
  strokes(rounded(sheet.board.rivers.map(([a, b]) => sheet.edge(a, b))), [
    'stroke="#2b6488" stroke-width="10.5"',
    'stroke="#5fa3cf" stroke-width="7.5"',
    'stroke="#9ccbe6" stroke-width="2"',
  ]);

export const roads = (sheet: Sheet): string =>
  strokes(rounded(sheet.board.roads.map(([a, b]) => [sheet.center(a), sheet.center(b)])), [
    'stroke="#6d4a26" stroke-width="8"',
    'stroke="#d9b27a" stroke-width="5.4"',
    'stroke="#a77a45" stroke-width="1.5" stroke-dasharray="5 5"',
  ]);

function bridge(sheet: Sheet, a: string, b: string): string {
  const { x, y } = between(...sheet.edge(a, b));
  const [from, to] = [sheet.center(a), sheet.center(b)];
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const planks = [-12, -6, 0, 6, 12].map((by) => `M${by} -8v16`).join('');
  return `<g class="rb-bridge" data-between="${a} ${b}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="-17" y="-8" width="34" height="16" rx="2" fill="#a8763f" stroke="#4a2f14" stroke-width="1.4"/><path d="${planks}" stroke="#6d4a26" stroke-width="1.4"/><path d="M-19 -8.500h38M-19 8.500h38" stroke="#4a2f14" stroke-width="3" stroke-linecap="round"/></g>`;
}

export const bridges = (sheet: Sheet): string =>
  sheet.board.bridges.map(([a, b]) => bridge(sheet, a, b)).join('');
