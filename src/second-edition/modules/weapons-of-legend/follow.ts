import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import { equippingUsed } from './event-kinds.js';
import { putAs } from './using.js';

/* What the events of Equipping Allies change on the table. */

export const followEquipping = [
  onEvent(equippingUsed, (table, { player, card, as, wounds, faceDown }) => {
    putAs(playerAt(table, player), card, as, { wounds, faceDown });
  }),
];
