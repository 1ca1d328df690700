import type { FrameOf } from '../../../kernel/index.js';
import { cardId, cardIds, frameWith, seat } from '../../saves/words.js';

/** All Heroes against the Stormlords of this game, one Stormlord at a time. */
export const together = frameWith('stormlords-together', {
  /** The first player, where order matters. */
  player: seat,
  /** The Stormlord in combat. */
  card: cardId.nullable(),
  /** The Stormlords to come. */
  left: cardIds,
});
export type TogetherFrame = FrameOf<typeof together>;
