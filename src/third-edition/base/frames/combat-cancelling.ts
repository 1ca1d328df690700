import { cardId, count, object } from '../schemas.js';
import { ability, side } from './parts.js';

/** The foe may cancel an ability before it takes effect (3e.game.cancel). */
export const cancelLocals = () =>
  object('a cancel frame', {
    /** The side that may cancel it. */
    side,
    /** The ability, and the surges spent on it. */
    card: cardId,
    ability, // The ability.
    x: count, // Surges spent on it.
  });
