import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, seats } from '../schemas.js';

export const gameLocals = () =>
  object('the game frame', {
    /** The player whose turn it is, or who sets something up. */
    current: seat,
    /** The players who have had a turn in this round (3e.round.definition). */
    played: seats,
  });
/** The game: setup, then round after round. The outermost frame. */
export type GameFrame = FrameWith<'game', typeof gameLocals>;
/** Lies under all frames for the whole game. */
export const game: FrameRef<GameFrame, 'current'> = { kind: 'game' };
