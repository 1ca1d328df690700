import type { DieThing } from './combat-things.js';

/** A die of the land, by the name of its face, and by its English one: the terrains that it shows. */
export const landDie = (label: string, terrains: string): DieThing => ({
  label,
  terrains: terrains.split('/'),
});
