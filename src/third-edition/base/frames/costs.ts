import { object, seat, whole } from '../schemas.js';

/** A player pays a cost and has to choose cards for it (3e.exert.cost). */
export const tollLocals = () =>
  object('a toll frame', {
    player: seat, // Who pays.
    /** Skill cards still to be discarded. */
    exert: whole(0, 200),
    /** Trophies still to be discarded. */
    trophies: whole(0, 200),
  });
