import type { FrameRef } from '../../../kernel/index.js';
import { cardIds, type FrameWith, listOf, object, seat } from '../schemas.js';
import { lasting } from './parts.js';

export type { Boost } from './parts.js';

export const turnLocals = () =>
  object('a turn frame', {
    /** The player whose turn it is. */
    player: seat,
    /** Cards bought this turn. They cannot be sold in it (faq.market.no-round-trip). */
    bought: cardIds,
    /** Cards sold this turn. They cannot be bought back in it (faq.market.no-round-trip). */
    sold: cardIds,
    /** Cards that changed hands in negotiations this turn. An Ally among them cannot be passed on (faq.market.no-round-trip). */
    received: cardIds,
    /** The players negotiated with this turn. */
    negotiated: listOf(seat, 100),
    ...lasting,
  });
/** A turn, from its Refresh step to its end (2e.turn.steps). */
export type TurnFrame = FrameWith<'turn', typeof turnLocals>;
/** There from the first turn on. Not during setup, nor between two turns. */
export const turn: FrameRef<TurnFrame, 'player'> = { kind: 'turn' };
