import type { FrameRef } from '../../../kernel/index.js';
import { cardId, count, type FrameWith, object } from '../schemas.js';
import { ability, side } from './parts.js';

export const cancelLocals = () =>
  object('a cancel frame', {
    /** The side that may cancel it. */
    side,
    /** The ability, and the surges spent on it. */
    card: cardId,
    ability, // The ability.
    x: count, // Surges spent on it.
  });
/** The foe may cancel an ability before it takes effect (3e.game.cancel). */
export type CancelFrame = FrameWith<'cancel', typeof cancelLocals>;
/** Called where the foe may cancel an ability (3e.game.cancel). */
export const cancel: FrameRef<CancelFrame> = { kind: 'cancel' };
