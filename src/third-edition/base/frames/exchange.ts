import { cardIds, held, object, pairOf, seat, yesNo } from '../schemas.js';

/** Two heroes exchange: one builds an offer, the other answers (3e.exchange.what). */
export const exchangeLocals = () =>
  object('an exchange frame', {
    /** The active player, who makes the offer. */
    player: seat,
    /** The player who answers it. */
    other: seat,
    /** Gold that each side gives, the active player first. */
    gold: pairOf(held),
    /** Assets that each side gives, the active player first. */
    cards: pairOf(cardIds),
    agreed: yesNo, // The offer is accepted.
  });
