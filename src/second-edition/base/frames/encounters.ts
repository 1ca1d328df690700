import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, object, seat } from '../schemas.js';
import { activations } from './parts.js';

export const encounterLocals = () =>
  object('an encounter frame', {
    /** The player who drew it. */
    player: seat,
    /** The Encounter drawn. */
    card: cardId,
    ...activations,
  });
/** An Encounter was drawn and its text is followed (2e.encounter.follow). */
export type EncounterFrame = FrameWith<'encounter', typeof encounterLocals>;
/** Called for each drawn Encounter. Not there while one stays open with a player. */
export const encounter: FrameRef<EncounterFrame> = { kind: 'encounter' };
