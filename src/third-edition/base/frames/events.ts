import { cardId, object, seat, whole } from '../schemas.js';

/** An event is resolved (3e.event.choose). */
export const eventLocals = () =>
  object('an event frame', {
    player: seat, // Who resolves it.
    card: cardId, // The event.
  });

/** A rumor is carried out (3e.event.keep). */
export const rumorLocals = () =>
  object('a rumor frame', {
    player: seat, // Who hears it.
    card: cardId, // The rumor.
    /** The index of the option on the card. */
    at: whole(0, 1),
  });
