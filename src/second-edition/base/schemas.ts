import { eachOnce, listOf, text, whole } from '../../kernel/saves/schema.js';

/* The words that forms of saves are written in: those of the kernel, and what games of this edition are made of. */

export * from '../../kernel/saves/schema.js';

/** A player, by index. */
export const seat = /* @__PURE__ */ whole(0, 5);
/** A card, by id. Whether there is one of that id, invariants say. */
export const cardId = /* @__PURE__ */ text('the id of a card');
/** A space, by id. */
export const spaceId = /* @__PURE__ */ text('the id of a space');
/** A town, by its own id. */
export const townId = /* @__PURE__ */ text('the id of a town');
/** Every card of the content a few times over; no list of cards is longer. */
export const cardIds = /* @__PURE__ */ listOf(cardId, 2000);
/** Players, by index, for those who say themselves what is wrong if one is named twice. */
export const anySeats = /* @__PURE__ */ listOf(seat, 6);
/** Players, by index, each once. */
export const seats = /* @__PURE__ */ eachOnce(anySeats);
/** Grows with every round of a long combat. */
export const longest = 20_000;
