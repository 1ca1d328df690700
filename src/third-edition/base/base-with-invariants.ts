import { invariants } from './invariants/index.js';
import { basePlay } from './module.js';

/** The rules of the base game, with what must be true in every state of it. */
export const baseGame = { ...basePlay, invariants };
