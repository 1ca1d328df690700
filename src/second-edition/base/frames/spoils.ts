import type { FrameRef } from '../../../kernel/index.js';
import { type FrameWith, object, seat } from '../schemas.js';

export const spoilsLocals = () =>
  object('a spoils frame', {
    /** The winner, who chooses. */
    player: seat,
    /** The loser. */
    loser: seat,
  });
/** The winner of a combat between Heroes takes something from the loser (2e.hero-combat.spoils). */
export type SpoilsFrame = FrameWith<'spoils', typeof spoilsLocals>;
/** Called in the loser's knockout, before its other consequences (2e.hero-combat.loser-knockout). */
export const spoils: FrameRef<SpoilsFrame> = { kind: 'spoils' };
