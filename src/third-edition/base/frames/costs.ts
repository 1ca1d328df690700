import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, whole } from '../schemas.js';

export const tollLocals = () =>
  object('a toll frame', {
    player: seat, // Who pays.
    /** Skill cards still to be discarded. */
    exert: whole(0, 200),
    /** Trophies still to be discarded. */
    trophies: whole(0, 200),
  });
/** A player pays a cost and has to choose cards for it (3e.exert.cost). */
export type TollFrame = FrameWith<'toll', typeof tollLocals>;
/** Called where a player chooses cards to pay a cost (3e.exert.cost). */
export const toll: FrameRef<TollFrame> = { kind: 'toll' };
