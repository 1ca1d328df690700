import { invariants } from './invariants/index.js';
import { basePlay } from './module.js';

/** The base game with its invariants; apps that only play leave the invariants out. */
export const baseGame = { ...basePlay, invariants };
