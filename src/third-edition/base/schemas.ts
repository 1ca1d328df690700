import { eachOnce, listOf, text, whole } from '../../kernel/saves/schema.js';
import { mostHeld } from './held.js';

/* The vocabulary for schemas of saves of this edition. */

export * from '../../kernel/saves/schema.js';

/** An amount of gold or tokens. */
export const held = /* @__PURE__ */ whole(0, mostHeld);
/** A player, by index. */
export const seat = /* @__PURE__ */ whole(0, 3);
/** Each player at most once. */
export const seats = /* @__PURE__ */ eachOnce(/* @__PURE__ */ listOf(seat, 4));
/** Whether the card exists is checked later. */
export const cardId = /* @__PURE__ */ text('the id of a card');
/** 1000 is more than the box holds. */
export const cardIds = /* @__PURE__ */ listOf(cardId, 1000);
/** Whether the hex exists is checked later. */
export const hexId = /* @__PURE__ */ text('the id of a hex');
/** As `card/ability`. */
export const used = /* @__PURE__ */ listOf(text('an ability that was used', 1000), 5000);
