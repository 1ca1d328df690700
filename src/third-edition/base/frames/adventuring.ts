import { cardId, object, seat } from '../schemas.js';
import { adventureType } from './parts.js';

/** An adventure card is drawn and resolved (3e.adventure.draw). */
export const adventureLocals = () =>
  object('an adventure frame', {
    player: seat, // Whose adventure.
    /** The deck of the gem. */
    deck: adventureType,
    /** The card; `null` before it is drawn. */
    card: cardId.nullable(),
  });

/** The winner of a combat gets what is printed on the enemy (3e.enemy.reward). */
export const rewardLocals = () =>
  object('a reward frame', {
    player: seat, // Who gets it.
    card: cardId, // The card with the reward.
  });
