import type { Frame, FrameRef } from '../../../kernel/index.js';
import type { CardId } from '../../base/state.js';
import { formOfFrame } from '../../saves/of-modules.js';
import { cardId, cardIds, seat } from '../../saves/words.js';

/** All Heroes against the Stormlords of this game, one Stormlord after another. */
export interface TogetherFrame extends Frame {
  kind: 'stormlords-together';
  /** Who goes first where it matters. */
  player: number;
  /** The Stormlord that is fought. */
  card: CardId | null;
  /** Those that are still to be met. */
  left: CardId[];
}
export const together: FrameRef<TogetherFrame> = { kind: 'stormlords-together' };

export const problemsOfTogether = formOfFrame('a stormlords-together frame', {
  player: seat,
  card: cardId.nullable(),
  left: cardIds,
});
