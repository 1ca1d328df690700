import type { FrameRef } from '../../../kernel/index.js';
import { count, type FrameWith, object, seat, yesNo } from '../schemas.js';
import { dice } from './parts.js';

export type { Dice } from './parts.js';

export const moveLocals = () => object('a move frame', dice);
/** A rolled move (3e.move.roll). */
export type MoveFrame = FrameWith<'move', typeof moveLocals>;
/** Called where a hero moves by dice. */
export const move: FrameRef<MoveFrame, 'player' | 'rolling'> = { kind: 'move' };

/** A move of a number of hexes without dice (3e.move.effect-move). */
export const freeMoveLocals = () =>
  object('a free-move frame', {
    player: seat, // Who moves.
    /** Hexes that may still be entered. */
    left: count,
    /** The hero was not defeated when it set out: it stops if it is defeated on the way (3e.move.enter-trigger). */
    upright: yesNo,
    /** The hero was delayed when it set out; if not, it stops if it is delayed on the way. Left out in older saves. */
    lying: yesNo.optional(),
  });
