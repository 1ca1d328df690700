import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, whole } from '../schemas.js';
import { at, list } from './parts.js';

export const freeMoveLocals = () =>
  object('a free-move frame', {
    /** The player whose Hero moves. */
    player: seat,
    /** The list of effects in the content that holds the `move` effect. */
    list,
    /** The place of that effect in the list. */
    at,
    /** Spaces that may still be entered. */
    left: whole(0, 1000),
  });
/** A move without dice, granted by a card. */
export type FreeMoveFrame = FrameWith<'free-move', typeof freeMoveLocals>;
/** Called by the effect `move`. */
export const freeMove: FrameRef<FreeMoveFrame> = { kind: 'free-move' };
