import { invariants } from './invariants.js';
import { basePlay } from './module.js';

/** The rules of the base game with their invariants. */
export const baseGame = { ...basePlay, invariants };
