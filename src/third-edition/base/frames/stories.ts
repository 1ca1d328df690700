import { cardId, object, seat } from '../schemas.js';

/** A story card is drawn and resolved (3e.story.draw). */
export const storyLocals = () =>
  object('a story frame', {
    /** The first player, who draws it. */
    player: seat,
    card: cardId.nullable(), // The story card; `null` before it is known.
  });
