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
  /** What a spot would cost; infinite once that is more than `most`. */
  const costOf = (x: number, y: number, away: number, most: number): number => {
    let cost = away;
    for (const block of blocked) {
      if (cost > most) return Number.POSITIVE_INFINITY;
      const high = block.town ? 40 : 24;
      const gapX = Math.abs(block.x - x) - half - (block.town ? 52 : 22);
      const gapY = Math.abs(block.y - y) - high - 7;
      if (gapX < 0 && gapY < 0) cost += 1 + Math.min(-gapX, 20) * Math.min(-gapY, 20) * 0.1;
    }
    const outside = Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
    return cost + Math.max(0, outside - radius) / 6;
  };
  let best = middle;
  let least = Number.POSITIVE_INFINITY;
  // A spot in the middle says what is too much, so that most of the others are left soon.
  const most = costOf(middle.x, middle.y - 2, 2 / 40, least);
  for (let dy = -110; dy <= 110; dy += 4)
    for (let dx = -90; dx <= 90; dx += 6) {
      const x = clamp(middle.x + dx);
      const y = middle.y + dy;
      const cost = costOf(x, y, Math.hypot(dx, dy) / 40, Math.min(least, most));
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  return `<text x="${n(best.x)}" y="${n(best.y + 5)}" class="rb-region">${xml(region)}</text>`;
}
