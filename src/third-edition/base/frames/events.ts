import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, object, seat, whole } from '../schemas.js';

export const eventLocals = () =>
  object('an event frame', {
    player: seat, // Who resolves it.
    card: cardId, // The event.
  });
/** An event is resolved (3e.event.choose). */
export type EventFrame = FrameWith<'event', typeof eventLocals>;
/** Called where an event is resolved (3e.event.choose). */
export const event: FrameRef<EventFrame> = { kind: 'event' };

export const rumorLocals = () =>
  object('a rumor frame', {
    player: seat, // Who hears it.
    card: cardId, // The rumor.
    /** The index of the option on the card. */
    at: whole(0, 1),
  });
/** A rumor is carried out (3e.event.keep). */
export type RumorFrame = FrameWith<'rumor', typeof rumorLocals>;
/** Called where a rumor is carried out (3e.event.keep). */
export const rumor: FrameRef<RumorFrame> = { kind: 'rumor' };
