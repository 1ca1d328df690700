import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, whole } from '../schemas.js';

export const gameLocals = () =>
  object('the game frame', {
    /** The player whose turn it is, or comes next. */
    current: seat,
    /** How many market stacks have their first card. */
    stocked: whole(0, 1000),
  });
/** The game itself: set-up first, then turn after turn. The outermost frame. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;
/** Always there, the outermost frame. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game' };
