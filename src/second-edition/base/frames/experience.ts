import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, whole, word } from '../schemas.js';
import { bonuses } from '../state.js';

export const experienceLocals = () =>
  object('an experience frame', {
    /** The player who spends experience points. */
    player: seat,
    /** The counter that is being bought, or `null`. */
    bonus: word(bonuses).nullable(),
    /** Points still to be paid; if negative, the change due to the player. */
    due: whole(-1000, 1000),
  });
/** The Experience step (2e.experience.exchange). */
export type ExperienceFrame = FrameWith<'experience', typeof experienceLocals>;
/** There during the Experience step. */
export const experience: FrameRef<ExperienceFrame, 'player'> = { kind: 'experience' };
