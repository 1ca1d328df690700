import { attributes } from '../../abilities/language.js';
import { cardIds, count, object, seat, whole, word } from '../schemas.js';

/** A test: cards are revealed and judged (3e.test.reveal). The `result` is the successes. */
export const testLocals = () =>
  object('a test frame', {
    player: seat, // Who tests.
    attribute: word(attributes), // The attribute that is tested.
    modifier: whole(-100, 100), // Added to the attribute.
    /** Cards that are still to be revealed. */
    left: count,
    /** Cards revealed so far. */
    revealed: cardIds,
  });
