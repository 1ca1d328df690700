import type { Spot } from '../things/board-things.js';

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The space that an arrow key leads to: the nearest that lies rather in that direction than in another; `null` at the edge. */
export function neighbour(spots: ReadonlyMap<string, Spot>, from: Spot, key: string): Spot | null {
  const way = ways[key];
  if (way === undefined) return null;
  const [dx, dy] = way;
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots.values()) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || aside > along * 1.75) continue;
    const far = along + aside * 0.9;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}
