import type { Point } from '../hex/index.js';
import { n } from './numbers.js';

const tree = (x: number, y: number, size = 1) =>
  `<path d="M${n(x)} ${n(y - 11 * size)}l${n(6 * size)} ${n(13 * size)}h${n(-12 * size)}z" fill="#4f7a45" stroke="#35552f" stroke-width=".8"/>` +
  `<path d="M${n(x)} ${n(y + 2 * size)}v${n(3.5 * size)}" stroke="#5b4327" stroke-width="1.8"/>`;

const peak = (x: number, y: number, size = 1) =>
  `<path d="M${n(x - 15 * size)} ${n(y + 9 * size)}L${n(x)} ${n(y - 15 * size)}L${n(x + 15 * size)} ${n(y + 9 * size)}z" fill="#8d847d" stroke="#554e49" stroke-width="1"/>` +
  `<path d="M${n(x)} ${n(y - 15 * size)}L${n(x + 15 * size)} ${n(y + 9 * size)}H${n(x + 3 * size)}L${n(x + 5 * size)} ${n(y - 1 * size)}L${n(x - 1 * size)} ${n(y - 5 * size)}z" fill="#6e665f"/>` +
  `<path d="M${n(x - 5 * size)} ${n(y - 7 * size)}L${n(x)} ${n(y - 15 * size)}L${n(x + 5 * size)} ${n(y - 7 * size)}L${n(x + 1.5 * size)} ${n(y - 9 * size)}L${n(x - 1.5 * size)} ${n(y - 5.5 * size)}z" fill="#f7f5f1"/>`;

const knoll = (x: number, y: number, size = 1) =>
  `<path d="M${n(x - 13 * size)} ${n(y + 5 * size)}q${n(13 * size)} ${n(-20 * size)} ${n(26 * size)} 0z" fill="#b9975a" stroke="#83673a" stroke-width="1"/>` +
  `<path d="M${n(x + 1 * size)} ${n(y - 3 * size)}q${n(6 * size)} ${n(2 * size)} ${n(8 * size)} ${n(6 * size)}" fill="none" stroke="#83673a" stroke-width=".9"/>`;

const grass = (x: number, y: number) =>
  `<path d="M${n(x - 4)} ${n(y - 4)}l2.5 5M${n(x)} ${n(y - 6)}v7M${n(x + 4)} ${n(y - 4)}l-2.5 5" stroke="#a9985a" stroke-width="1.1" fill="none"/>`;

const reeds = (x: number, y: number) =>
  `<path d="M${n(x - 9)} ${n(y + 2)}h18" stroke="#5f7f86" stroke-width="1.6"/>` +
  `<path d="M${n(x - 4)} ${n(y + 1)}l-2 -11M${n(x)} ${n(y + 1)}v-14M${n(x + 4)} ${n(y + 1)}l2 -10" stroke="#50603a" stroke-width="1.5" fill="none"/>`;

/** Draws something at several points around a middle, written as in SVG: `-31,-2 21,-19`. */
export const scattered = (points: string, { x, y }: Point, draw: (x: number, y: number) => string): string =>
  points
    .split(' ')
    .map((point) => point.split(',').map(Number))
    .map(([dx = 0, dy = 0]) => draw(x + dx, y + dy))
    .join('');

export type Drawn = 'forest' | 'mountain' | 'hill' | 'plains' | 'swamp';

/** Small drawings of the terrain. With `room` they leave the middle free for a jewel. */
export function sceneryAt(terrain: Drawn | string, { x, y }: Point, room: boolean): string {
  switch (terrain) {
    case 'forest':
      return scattered(
        room ? '-31,-2 -21,-19 20,-20 31,-3 -22,20 23,19' : '-24,-10 -9,-20 8,-9 24,-14 -15,10 3,14 22,11',
        { x, y },
        tree,
      );
    case 'mountain':
      return room
        ? peak(x - 22, y - 12, 0.85) + peak(x + 22, y - 13, 0.85)
        : peak(x + 14, y - 10, 0.95) + peak(x - 12, y - 1, 1.2) + peak(x + 15, y + 10, 0.75);
    case 'hill':
      return room
        ? knoll(x - 22, y - 17, 0.75) + knoll(x + 22, y - 15, 0.75) + knoll(x - 29, y + 9, 0.65)
        : knoll(x + 11, y - 12) + knoll(x - 13, y - 2) + knoll(x + 10, y + 11, 0.9);
    case 'plains':
      return scattered(room ? '-27,-12 27,-10 -22,16' : '-18,-14 14,-18 -2,2 22,6 -22,12', { x, y }, grass);
    case 'swamp':
      return scattered(room ? '-28,0 27,-4 -16,-20 17,-22' : '-20,-6 3,-12 22,0 -6,12', { x, y }, reeds);
    default:
      return '';
  }
}
