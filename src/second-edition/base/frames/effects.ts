import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, listOf, object, seat, text } from '../schemas.js';
import { at, list } from './parts.js';

export const effectsLocals = () =>
  object('an effects frame', {
    /** The player to whom the card says "you". */
    player: seat,
    /** The card whose effects they are. */
    card: cardId,
    /** The Hero or Ally that the effects act for: the Ally of the card, else the Hero. */
    bearer: cardId,
    /** The key of the list in the content: `card#` and its path. */
    list,
    /** The place of the present effect in the list, from 0. */
    at,
    /** The player's choice for the present effect. */
    chosen: text('a choice').nullable(),
    /** Cards, spaces or other things that are still to be chosen from or handled. */
    pending: listOf(text('something still to deal with'), 2000),
  });
/** A list of a card's effects that is carried out. */
export type EffectsFrame = FrameWith<'effects', typeof effectsLocals>;
/** Called for each list of effects: of an ability, a reward or an Encounter, or inside another effect. */
export const effects: FrameRef<EffectsFrame, 'player' | 'card' | 'bearer' | 'list'> = { kind: 'effects' };
