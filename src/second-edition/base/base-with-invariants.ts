import { invariants } from './invariants.js';
import { basePlay } from './module.js';

export const baseGame = { ...basePlay, invariants };
