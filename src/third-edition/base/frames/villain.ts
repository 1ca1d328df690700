import type { FrameRef } from '../../../kernel/index.js';
import { count, type FrameWith, hexId, object, seat } from '../schemas.js';

export const marchLocals = () =>
  object('a march frame', {
    /** The player who chooses among equal hexes. */
    player: seat,
    /** Hexes still to go. */
    left: count,
    /** The hex that it moves towards. */
    towards: hexId,
  });
/** The villain moves towards a place, hex by hex (3e.margath.march). */
export type MarchFrame = FrameWith<'march', typeof marchLocals>;
/** Called where the villain moves hex by hex (3e.margath.march). */
export const march: FrameRef<MarchFrame> = { kind: 'march' };
