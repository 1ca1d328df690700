import type { FrameRef } from '../../../kernel/index.js';
import { colors } from '../../abilities/language.js';
import { cardId, type FrameWith, listOf, object, seat, word } from '../schemas.js';

export const eventLocals = () =>
  object('an event frame', {
    /** The player who drew it. */
    player: seat,
    /** The Event drawn. */
    card: cardId,
  });
/** An Event was drawn. It may take effect, and it brings counters back (2e.event.compare). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;
/** Called for each Event that is drawn. */
export const event: FrameRef<EventFrame> = { kind: 'event' };

export const replenishLocals = () =>
  object('a replenish frame', {
    /** The player who chooses the spaces if the pile has too few counters (2e.replenish.shortage). */
    player: seat,
    /** Colors still to be replenished; the first is under way. */
    colors: listOf(word(colors), 4),
  });
/** Adventure counters come back to empty sunburst spaces (2e.replenish.sunburst-only). */
export type ReplenishFrame = FrameWith<'replenish', typeof replenishLocals>;
/** Called for each Event that is drawn, and by the effect `replenish`. */
export const replenish: FrameRef<ReplenishFrame> = { kind: 'replenish' };
