import type { SpaceData } from '../../second-edition/content/board-types.js';
import { xml } from '../xml.js';
import { n, type Point, radius, type Sheet } from './sheet.js';

export const idLabel = (sheet: Sheet, { id }: SpaceData) => {
  const { x, y } = sheet.center(id);
  return `<text x="${n(x)}" y="${n(y + 37.5)}" class="rb-id">${xml(id.slice(1))}</text>`;
};

export const regionsOf = ({ inPlay }: Sheet): string[] =>
  [...new Set(inPlay.filter((space) => !space.town && space.name).map((space) => space.name ?? ''))].sort();

export const spacesOf = ({ inPlay }: Sheet, region: string) =>
  inPlay.filter((space) => space.name === region && !space.town);

/** A region's name is between two rows, where it covers the least. */
export function regionLabel(sheet: Sheet, region: string, besides: readonly Point[] = []): string {
  const { center, frame, inPlay } = sheet;
  const places = spacesOf(sheet, region).map((space) => center(space.id));
  const mean = (pick: (point: Point) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  const half = region.length * 5.4 + 8;
  const clamp = (x: number) => Math.min(Math.max(x, frame.x + half + 6), frame.x + frame.width - half - 6);
  const middle = { x: clamp(mean((p) => p.x)), y: mean((p) => p.y) };
  const blocked = [
    ...inPlay
      .filter((space) => space.jewel || space.town)
      .map((space) => ({ ...center(space.id), town: space.town !== undefined })),
    ...besides.map((point) => ({ ...point, town: false })),
  ];
  /** What names in a row can cover, and how high. */
  const coveredIn = (y: number) =>
    blocked.flatMap((block) => {
      const gap = Math.abs(block.y - y) - (block.town ? 47 : 31);
      return gap < 0 ? [{ x: block.x, wide: half + (block.town ? 52 : 22), high: Math.min(-gap, 20) }] : [];
    });
  /** What a spot costs; infinite once that is more than `most`. */
  const costOf = (
    x: number,
    y: number,
    away: number,
    covered: ReturnType<typeof coveredIn>,
    most: number,
  ) => {
    let cost = away;
    for (const { x: at, wide, high } of covered) {
      const gap = Math.abs(at - x) - wide;
      if (gap < 0) cost += 1 + Math.min(-gap, 20) * high * 0.1;
      if (cost > most) return Number.POSITIVE_INFINITY;
    }
    const near = Math.min(...places.map((place) => (place.x - x) ** 2 + (place.y - y) ** 2));
    return cost + Math.max(0, Math.sqrt(near) - radius) / 6;
  };
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  // A spot in the middle says what is too much: most of the others need not be looked at.
  const most = costOf(middle.x, middle.y - 2, 2 / 40, coveredIn(middle.y - 2), least);
  for (let dy = -110; dy <= 110; dy += 4) {
    const y = middle.y + dy;
    const covered = coveredIn(y);
    for (let dx = -90; dx <= 90; dx += 6) {
      const away = Math.sqrt(dx * dx + dy * dy) / 40;
      if (away > Math.min(most, least)) continue;
      const x = clamp(middle.x + dx);
      const cost = costOf(x, y, away, covered, Math.min(least, most));
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return `<text x="${n(best.x)}" y="${n(best.y + 5)}" class="rb-region">${xml(region)}</text>`;
}
