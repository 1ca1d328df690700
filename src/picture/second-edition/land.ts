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

/** `bare` is the outline alone. */
export function ground(sheet: Sheet, { id, terrain }: SpaceData, bare = false): string {
  const points = `points="${sheet
    .corners(id)
    .map(({ x, y }) => `${n(x)},${n(y)}`)
    .join(' ')}"`;
  return `<polygon ${bare ? points : `data-space="${id}" ${points} fill="${paper[terrain]}"`}/>`;
}

/** Small drawings of the terrain, with room for a jewel in the middle. */
export const scenery = (sheet: Sheet, { id, terrain, jewel }: SpaceData): string =>
  sceneryAt(terrain, sheet.center(id), jewel !== undefined);
