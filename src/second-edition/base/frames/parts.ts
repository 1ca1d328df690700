import { cardId, listOf, longest, type ObjectOf, object, seat, text, whole } from '../schemas.js';

export const list = /* @__PURE__ */ text('where a list of effects stands', 300);
export const at = /* @__PURE__ */ whole(0, 1000);

export const boost = {
  /** The list of effects in the content that holds that effect. */
  list,
  /** The place of the effect in that list, from 0. */
  at,
  /** The player to whom the card says "you". */
  player: seat,
  /** The Hero or Ally that the effect acts for. */
  bearer: cardId,
};
/** A change of values that lasts as long as the frame that holds it. It names the `change` effect that made it. */
export type Boost = ObjectOf<typeof boost>;

/** Something in which a player may activate one card (2e.activation.limited). */
export const activations = {
  /** The players who activated a card in it; in a combat, in its present round. */
  activations: /* @__PURE__ */ listOf(seat, 100),
};

/** Something that remembers which abilities were used in it, and what holds while it lasts. */
export const lasting = {
  /** Abilities limited to it that were used, as `card/ability`; with `@` and the round where the round is the limit. */
  used: /* @__PURE__ */ listOf(/* @__PURE__ */ text('an ability that was used', 300), longest),
  /** What holds until it is over. */
  boosts: /* @__PURE__ */ listOf(/* @__PURE__ */ object('a boost', boost), longest),
};
