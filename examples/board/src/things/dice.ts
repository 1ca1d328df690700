import type { DieThing } from './combat-things.js';

/** A die of the land, by its face, by the name of that, and by the English one: the terrains that it shows. */
export const landDie = (face: number, label: string, terrains: string): DieThing => ({
  label,
  face,
  terrains: terrains.split('/'),
});
