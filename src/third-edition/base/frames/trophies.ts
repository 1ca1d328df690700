import { object, seat } from '../schemas.js';
import { adventureType } from './parts.js';

/** A trophy is gained from a deck (3e.trophies.gain-type). */
export const trophyLocals = () =>
  object('a trophy frame', {
    player: seat, // Who chooses.
    /** The deck; `null` until the player has chosen one. */
    deck: adventureType.nullable(),
  });
