import { eachOnce, listOf, text, whole } from '../../kernel/saves/schema.js';
import { mostHeld } from './held.js';

/* The words that forms of saves are written in: those of the kernel, and what games of this edition are made of. */

export * from '../../kernel/saves/schema.js';

/** Gold and story tokens, as far as they are counted. */
export const held = /* @__PURE__ */ whole(0, mostHeld);
/** A player, by index. */
export const seat = /* @__PURE__ */ whole(0, 3);
/** Players, by index, each once. */
export const seats = /* @__PURE__ */ eachOnce(/* @__PURE__ */ listOf(seat, 4));
/** A card, by id. Whether there is one of that id is looked at later. */
export const cardId = /* @__PURE__ */ text('the id of a card');
/** More cards than the box holds. */
export const cardIds = /* @__PURE__ */ listOf(cardId, 1000);
/** A hex, by id. */
export const hexId = /* @__PURE__ */ text('the id of a hex');
/** Abilities that were used, such as `card/ability`. */
export const used = /* @__PURE__ */ listOf(text('an ability that was used', 1000), 5000);
