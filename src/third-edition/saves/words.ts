import { eachOnce, listOf, text, whole } from '../../kernel/saves/words.js';
import { mostHeld } from '../base/held.js';

/* The words that forms of saves are written in: those of the kernel, and what games of this edition are made of. */

export * from '../../kernel/saves/words.js';

/** Gold and story tokens, as far as they are counted. */
export const held = whole(0, mostHeld);
/** A player, by index. */
export const seat = whole(0, 3);
/** Players, by index, each once. */
export const seats = eachOnce(listOf(seat, 4));
/** A card, by id. Whether there is one of that id is looked at later. */
export const cardId = text('the id of a card');
/** More cards than the box holds. */
export const cardIds = listOf(cardId, 1000);
/** A hex, by id. */
export const hexId = text('the id of a hex');
/** Abilities that were used, such as `card/ability`. */
export const used = listOf(text('an ability that was used', 1000), 5000);
