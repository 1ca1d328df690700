/**
 * Checks content packs from any source, card by card, and reads boards that are drawn in text.
 *
 * @module second-edition/content-checks
 */
export { assertContent, checkContent } from '../content/check.js';
export { type KnownContent, knownIn } from '../content/check-known.js';
export { readBoard } from '../content/check-picture.js';
export type { BoardPicture, PictureTown } from '../content/read-board.js';
