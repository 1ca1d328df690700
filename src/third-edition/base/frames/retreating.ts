import { object } from '../schemas.js';
import { dice } from './parts.js';

/** A hero tries to retreat (3e.combat.retreat). */
export const retreatLocals = () => object('a retreat frame', dice);
