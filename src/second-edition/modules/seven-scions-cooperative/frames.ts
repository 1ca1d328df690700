import type { Frame, FrameRef } from '../../../kernel/index.js';
import type { CardId } from '../../base/state.js';
import { formOfFrame } from '../../saves/of-modules.js';
import { cardId, cardIds, seat } from '../../saves/words.js';

/** All Heroes against the Stormlords of this game, one Stormlord at a time. */
export interface TogetherFrame extends Frame {
  kind: 'stormlords-together';
  /** The first player, where order matters. */
  player: number;
  /** The Stormlord in combat. */
  card: CardId | null;
  /** The Stormlords to come. */
  left: CardId[];
}
export const together: FrameRef<TogetherFrame> = { kind: 'stormlords-together' };

export const problemsOfTogether = formOfFrame('a stormlords-together frame', {
  player: seat,
  card: cardId.nullable(),
  left: cardIds,
});
