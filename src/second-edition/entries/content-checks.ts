/**
 * What checks content packs from anywhere, card by card.
 *
 * @module second-edition/content-checks
 */
export { assertContent, checkContent, type KnownContent, knownIn } from '../content/check.js';
