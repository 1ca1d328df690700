import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat } from '../schemas.js';
import { adventureType } from './parts.js';

export const trophyLocals = () =>
  object('a trophy frame', {
    player: seat, // Who chooses.
    /** The deck; `null` until the player has chosen one. */
    deck: adventureType.nullable(),
  });
/** A trophy is gained from a deck (3e.trophies.gain-type). */
export type TrophyFrame = FrameWith<'trophy', typeof trophyLocals>;
/** Called where a trophy is gained. */
export const trophy: FrameRef<TrophyFrame> = { kind: 'trophy' };
