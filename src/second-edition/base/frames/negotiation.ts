import type { FrameRef } from '../../../kernel/index.js';
import { cardIds, count, type FrameWith, object, pairOf, seat } from '../schemas.js';

export const negotiationLocals = () =>
  object('a negotiation frame', {
    /** The player whose turn it is, who makes the offer. */
    player: seat,
    /** The player who answers it. */
    other: seat,
    /** Gold that each side gives, the player whose turn it is first. */
    gold: pairOf(count),
    /** Items and Allies that each side gives, in the same order. */
    cards: pairOf(cardIds),
  });
/** Two players negotiate: one builds an offer, the other answers (2e.interaction.exchange). */
export type NegotiationFrame = FrameWith<'negotiation', typeof negotiationLocals>;
/** Called when two players begin to negotiate. */
export const negotiation: FrameRef<NegotiationFrame> = { kind: 'negotiation' };
