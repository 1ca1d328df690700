import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, townId } from '../schemas.js';
import { activations } from './parts.js';

export const marketLocals = () =>
  object('a market frame', {
    /** The player who buys and sells. */
    player: seat,
    /** The town whose stack is on offer. */
    town: townId,
    ...activations,
  });
/** The Market step (2e.market.town-only). */
export type MarketFrame = FrameWith<'market', typeof marketLocals>;
/** There during the Market step. */
export const market: FrameRef<MarketFrame, 'player' | 'town'> = { kind: 'market' };
