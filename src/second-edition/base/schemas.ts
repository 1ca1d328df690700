import { eachOnce, listOf, text, whole } from '../../kernel/saves/schema.js';

export * from '../../kernel/saves/schema.js';

/** A player, by index. */
export const seat = /* @__PURE__ */ whole(0, 5);
/** A card, by id. Invariants check that it exists. */
export const cardId = /* @__PURE__ */ text('the id of a card');
/** A space, by id. */
export const spaceId = /* @__PURE__ */ text('the id of a space');
/** A town, by its own id. */
export const townId = /* @__PURE__ */ text('the id of a town');
/** Cards by id. The limit is a few times the number of all cards. */
export const cardIds = /* @__PURE__ */ listOf(cardId, 2000);
/** Players, by index, for schemas with their own message about a repeated player. */
export const anySeats = /* @__PURE__ */ listOf(seat, 6);
/** Players, by index, each once. */
export const seats = /* @__PURE__ */ eachOnce(anySeats);
/** A limit for lists that grow with every round of a long combat. */
export const longest = 20_000;
