import type { BoardThing } from '../things/board-things.js';

/* What part of the board is looked at. */

/** A part of the board, in its pixels at a scale of 1. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How the board lies in its frame. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The board is not moved further than its edges, and lies in the middle where there is more room than it needs. */
const bounded = (middle: number, room: number, size: number, scale: number): number =>
  size * scale < room
    ? (room - size * scale) / 2
    : Math.max(room - size * scale, Math.min(0, room / 2 - middle * scale));

/** The board with a point of it in the middle of its frame, as far as its edges allow that. */
export const around = (at: { x: number; y: number }, room: Size, board: Size, scale: number): Lie => ({
  x: bounded(at.x, room.width, board.width, scale),
  y: bounded(at.y, room.height, board.height, scale),
  scale,
});

/** The smallest scale at which a finger still finds a space. */
export const least = 0.2;

/** The board so that a whole area is in sight, no larger than `scale`; `null` if it is already. */
export function showing(area: Area, room: Size, board: Size, now: Lie, scale: number): Lie | null {
  const { left, top, right, bottom } = area;
  const isSeen =
    left * now.scale + now.x >= -1 &&
    top * now.scale + now.y >= -1 &&
    right * now.scale + now.x <= room.width + 1 &&
    bottom * now.scale + now.y <= room.height + 1;
  if (isSeen) return null;
  const fits = Math.min(room.width / (right - left), room.height / (bottom - top));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return around(middle, room, board, Math.max(least, Math.min(scale, fits)));
}

/** Places without corners are circles of this size. */
const circle = 26;

/** The part of the board on which some spaces lie; `null` without any. */
export function areaOf({ spots, viewBox, width }: BoardThing, spaces: readonly string[]): Area | null {
  const [left = 0, top = 0, wide = 1] = viewBox.split(' ').map(Number);
  const corners = spaces.flatMap((space) => {
    const spot = spots.get(space);
    if (spot === undefined) return [];
    if (spot.points !== '') return spot.points.split(' ').map((corner) => corner.split(',').map(Number));
    return [-circle, circle].map((by) => [spot.x + by, spot.y + by]);
  });
  if (corners.length === 0) return null;
  const scaled = (from: number, at: 0 | 1) => corners.map((one) => (((one[at] ?? 0) - from) * width) / wide);
  const [xs, ys] = [scaled(left, 0), scaled(top, 1)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
