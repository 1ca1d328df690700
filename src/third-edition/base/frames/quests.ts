import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, object, whole } from '../schemas.js';
import { dice } from './parts.js';

export const exploreLocals = () =>
  object('an explore frame', {
    ...dice,
    /** The quest or story card; `null` where only the matches count. */
    quest: cardId.nullable(),
    /** The index of the chosen outcome; `null` if none. */
    outcome: whole(0, 20).nullable(),
  });
/** An attempt at a quest, or an exploration by a card (3e.quest.explore). Without a quest, the `result` is the matches. */
export type ExploreFrame = FrameWith<'explore', typeof exploreLocals>;
/** Called where a hero attempts a quest, or explores by a card (3e.quest.explore). */
export const explore: FrameRef<ExploreFrame> = { kind: 'explore' };
