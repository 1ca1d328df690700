import type { FrameRef } from '../../../kernel/index.js';
import { cardId, type FrameWith, object, seat } from '../schemas.js';

export const storyLocals = () =>
  object('a story frame', {
    /** The first player, who draws it. */
    player: seat,
    card: cardId.nullable(), // The story card; `null` before it is known.
  });
/** A story card is drawn and resolved (3e.story.draw). */
export type StoryFrame = FrameWith<'story', typeof storyLocals>;
/** Called where a story card is drawn. */
export const story: FrameRef<StoryFrame> = { kind: 'story' };
