import { onEvent, playerAt } from '../../base/facts/table.js';
import { equippingUsed } from './facts.js';
import { putAs } from './using.js';

/* What the events of Equipping Allies change on the table. */

export const followEquipping = [
  onEvent(equippingUsed, (table, { player, card, as, wounds, faceDown }) => {
    putAs(playerAt(table, player), card, as, { wounds, faceDown });
  }),
];
