import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, listOf, object, seat, whole } from '../schemas.js';
import { activations } from './parts.js';

export const movementLocals = () =>
  object('a movement frame', {
    /** The player who moves. */
    player: seat,
    /** The number of dice to roll. */
    rolling: whole(0, 1000),
    /** Exhaustion counters that resting may still discard. */
    rest: whole(0, 1000),
    /** Faces of the dice not used yet. */
    dice: listOf(whole(1, 6), 1000),
    ...activations,
  });
/** The Movement step. */
export type MovementFrame = FrameWith<'movement', typeof movementLocals>;
/** There during the Movement step. A card that changes movement dice finds them here. */
export const movement: FrameRef<MovementFrame, 'player'> = { kind: 'movement' };
