import type { DieThing } from './combat-things.js';

/** A die of the land, by the name of its face: the terrains that it shows. */
export const landDie = (label: string): DieThing => ({ label, terrains: label.split('/') });
