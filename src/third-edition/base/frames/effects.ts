import type { FrameRef } from '../../../kernel/index.js';
import { cardId, count, type FrameWith, listOf, object, seat, text, whole } from '../schemas.js';
import { side } from './parts.js';

export const effectsLocals = () =>
  object('an effects frame', {
    /** The player whom the card calls "you", together with its hero (3e.game.you). */
    player: seat,
    /** The card of the effects. */
    card: cardId,
    /** The address of the list of effects in the content. */
    list: text('where a list of effects stands', 300),
    /** The index of the current effect, from 0. */
    at: whole(0, 1000),
    /** The choices made for it so far. */
    chosen: listOf(text('a choice'), 1000),
    /** The surge symbols spent (3e.combat.surge-x). */
    x: count,
    /** The successes of the last test, or the matches of the last exploration. */
    counted: count,
    /** The side of the combat that uses it; `null` outside combat. */
    side: side.nullable(),
  });
/** A list of effects is carried out, one after the other. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;
/** Called for a list of card effects. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'list'> = { kind: 'effects' };
