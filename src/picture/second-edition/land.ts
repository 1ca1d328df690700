import type { SpaceData } from '../../second-edition/content/board-types.js';
import { sceneryAt } from '../scenery.js';
import { n, type Sheet } from './sheet.js';

export const paper: Readonly<Record<SpaceData['terrain'], string>> = {
  plains: '#e6dc9f',
  road: '#e9d3a4',
  river: '#b9d6cf',
  swamp: '#a3a982',
  forest: '#9dbb7c',
  hill: '#d4b982',
  mountain: '#b9b0a8',
  town: '#efe3c4',
};

export function ground(sheet: Sheet, space: SpaceData): string {
  const corners = sheet.corners(space.id).map(({ x, y }) => `${n(x)},${n(y)}`);
  return `<polygon data-space="${space.id}" points="${corners.join(' ')}" fill="${paper[space.terrain]}"/>`;
}

/** Small drawings of the terrain, with room for a jewel in the middle. */
export const scenery = (sheet: Sheet, { id, terrain, jewel }: SpaceData): string =>
  sceneryAt(terrain, sheet.center(id), jewel !== undefined);
