import type { FrameRef } from '../../../kernel/index.js';
import { colors } from '../../abilities/language.js';
import { cardId, type FrameWith, object, seat, word, yesNo } from '../schemas.js';

export const adventureLocals = () =>
  object('an adventure frame', {
    /** The player of the Hero. */
    player: seat,
    /** The color of the deck, once an adventure is attempted. */
    color: word(colors).nullable(),
    /** The card drawn last, or the undefeated Challenge that is faced; `null` before. */
    card: cardId.nullable(),
    /** True once a Hero was dealt with: then no adventure of a counter can be attempted. */
    interacted: yesNo,
  });
/** The Adventure step: attempting an adventure, or dealing with Heroes in the same space. */
export type AdventureFrame = FrameWith<'adventure', typeof adventureLocals>;
/** There during the Adventure step. */
export const adventure: FrameRef<AdventureFrame, 'player'> = { kind: 'adventure' };
