import type { FrameRef } from '../../../kernel/index.js';
import { cardId, count, type FrameWith, object, ruleId, seat, word } from '../schemas.js';
import { lasting } from './parts.js';

export const harmLocals = () =>
  object('a harm frame', {
    /** The player of the Hero or Ally that the harm was meant for. This player answers. */
    player: seat,
    /** The Hero or Ally that the harm will hit. A card may change it. */
    target: cardId,
    /** The kind of counter. */
    harm: word(['wounds', 'exhaustion']),
    /** The counters still to be taken, after cards have cancelled some. */
    amount: count,
    /** The source: the opponent's damage, a failed escape test, or the text of a card. */
    from: word(['enemy', 'escape', 'card']),
    /** The rule that deals it. */
    rule: ruleId,
    /** The card that deals it: the opponent's, or the one with the text; `null` without such a card. */
    by: cardId.nullable(),
    ...lasting,
  });
/** A Hero or Ally is about to take wounds or exhaustion. Players may answer (2e.terms.cancel). */
export type HarmFrame = FrameWith<'harm', typeof harmLocals>;
/** Called for harm that a character takes, not for costs. After a change of Life or Stamina the amount may be 0. */
export const harm: FrameRef<HarmFrame, 'player' | 'target' | 'harm' | 'amount' | 'from' | 'rule' | 'by'> = {
  kind: 'harm',
};
