import type { FrameRef } from '../../../kernel/index.js';
import { cardIds, type FrameWith, held, object, pairOf, seat, yesNo } from '../schemas.js';

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
/** Two heroes exchange: one builds an offer, the other answers (3e.exchange.what). */
export type ExchangeFrame = FrameWith<'exchange', typeof exchangeLocals>;
/** Called where two heroes exchange (3e.exchange.what). */
export const exchange: FrameRef<ExchangeFrame> = { kind: 'exchange' };
