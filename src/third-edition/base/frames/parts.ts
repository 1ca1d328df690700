import type { Frame } from '../../../kernel/index.js';
import { adventureTypes } from '../../content/board-types.js';
import { is, listOf, type ObjectOf, seat, text, whole, word } from '../schemas.js';

/* What frames of several kinds have. */

/** Terrain dice that a player has rolled. */
export const dice = {
  /** The player who rolled. */
  player: seat,
  /** Faces that are not spent yet, 1 to 6 as content lists them. */
  dice: /* @__PURE__ */ listOf(/* @__PURE__ */ whole(1, 6), 100),
  /** The number of dice of the next roll: all at first, then those to reroll. */
  rolling: /* @__PURE__ */ whole(0, 100),
};
/** A frame in which dice are rolled and rerolled. */
export type Dice = Frame & ObjectOf<typeof dice>;

export const ability = /* @__PURE__ */ text('the id of an ability');
/** A side of a combat: the attacker is 0. */
export const side = /* @__PURE__ */ is<0 | 1>(
  '0 or 1, a side of the combat',
  (value) => value === 0 || value === 1,
);
/** The type of an adventure, and of its deck. */
export const adventureType = /* @__PURE__ */ word(adventureTypes);
