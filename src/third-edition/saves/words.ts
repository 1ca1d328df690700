import { listOf, text, whole } from '../../kernel/saves/words.js';

/* The words that forms of saves are written in: those of the kernel, and what games of this edition are made of. */

export * from '../../kernel/saves/words.js';

/** A number of anything that is counted. */
export const count = whole(0, 1_000_000_000);
/** Gold: far more than there is in a game, and so little that every amount of it can be offered in an exchange. */
export const gold = whole(0, 10_000);
/** A player, by index. */
export const seat = whole(0, 3);
/** Players, by index. */
export const seats = listOf(seat, 4);
/** A card, by id. Whether there is one of that id is looked at later. */
export const cardId = text('the id of a card');
/** More cards than the box holds. */
export const cardIds = listOf(cardId, 1000);
/** A hex, by id. */
export const hexId = text('the id of a hex');
/** Abilities that were used, such as `card/ability`. */
export const used = listOf(text('an ability that was used', 1000), 5000);
