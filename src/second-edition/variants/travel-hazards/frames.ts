import type { Frame, FrameRef } from '../../../kernel/index.js';
import { type Color, colors } from '../../abilities/language.js';
import type { CombatFrame } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { formOfFrame } from '../../saves/form.js';
import { cardId, seat, whole, word } from '../../saves/words.js';

/** A travel hazard: whether there is one, which color it has, and the card. */
export interface HazardFrame extends Frame {
  kind: 'hazard';
  player: number;
  color: Color | null;
  card: CardId | null;
}
export const hazard: FrameRef<HazardFrame> = { kind: 'hazard' };

/** Experience for a hazard, taken from the pile in counters of other colors. */
export interface HazardPayFrame extends Frame {
  kind: 'hazard-experience';
  player: number;
  /** Points still to be taken. */
  due: number;
}
export const hazardPay: FrameRef<HazardPayFrame> = { kind: 'hazard-experience' };

/** What a save must say of these frames. */
export const problemsOfHazard = formOfFrame('a hazard frame', {
  player: seat,
  color: word(colors).nullable(),
  card: cardId.nullable(),
});
export const problemsOfPay = formOfFrame('a hazard-experience frame', { player: seat, due: whole(1, 100) });

/** Whether a battle comes of the card drawn as a hazard: against it, or against an enemy that it brings about. */
export const isOfHazard = (g: G, { opponent }: CombatFrame): boolean =>
  opponent.is !== 'hero' && g.find(hazard)?.card === opponent.card;

/** Whether a battle is against the card drawn as a hazard. */
export const isHazard = (g: G, fight: CombatFrame): boolean =>
  fight.opponent.is === 'challenge' && isOfHazard(g, fight);
