import { count, hexId, object, seat } from '../schemas.js';

/** The villain moves towards a place, hex by hex (3e.margath.march). */
export const marchLocals = () =>
  object('a march frame', {
    /** The player who chooses among equal hexes. */
    player: seat,
    /** Hexes still to go. */
    left: count,
    /** The hex that it moves towards. */
    towards: hexId,
  });
