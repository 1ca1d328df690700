import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat, yesNo } from '../schemas.js';

export const escapeLocals = () =>
  object('an escape frame', {
    /** The player whose Hero escapes. */
    player: seat,
    /** True if a card makes the Hero escape without a test. */
    sure: yesNo,
  });
/** An escape: the test, and the move of the Hero (2e.escape.roll). */
export type EscapeFrame = FrameWith<'escape', typeof escapeLocals>;
/** Called for each escape test, and where a card gets a Hero away. */
export const escaping: FrameRef<EscapeFrame> = { kind: 'escape' };
