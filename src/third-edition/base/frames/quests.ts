import { cardId, object, whole } from '../schemas.js';
import { dice } from './parts.js';

/**
 * An attempt at a quest, or an exploration by a card (3e.quest.explore). Without a quest, the `result` is the
 * matches. Called where a hero attempts a quest, or explores by a card (3e.quest.explore).
 */
export const exploreLocals = () =>
  object('an explore frame', {
    ...dice,
    /** The quest or story card; `null` where only the matches count. */
    quest: cardId.nullable(),
    /** The index of the chosen outcome; `null` if none. */
    outcome: whole(0, 20).nullable(),
  });
