import type { Frame } from '../../kernel/index.js';
import { is, listOf, type ObjectOf, seat, text, whole } from './schemas.js';

/* What frames of several kinds have. */

/** Terrain dice that somebody has rolled. How many a hero has, its cards say. */
export const dice = {
  /** Who rolled. */
  player: seat,
  /** Faces that are not spent yet, 1 to 6 as content lists them. */
  dice: /* @__PURE__ */ listOf(/* @__PURE__ */ whole(1, 6), 100),
  /** How many dice are rolled next: all at first, then those that are rerolled. */
  rolling: /* @__PURE__ */ whole(0, 100),
};
/** A frame with terrain dice. */
export type Dice = Frame & ObjectOf<typeof dice>;

/** An ability of a card. */
export const ability = /* @__PURE__ */ text('the id of an ability');
/** A side of a combat: the attacker is 0. */
export const side = /* @__PURE__ */ is<0 | 1>(
  '0 or 1, a side of the combat',
  (value) => value === 0 || value === 1,
);
