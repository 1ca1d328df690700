import { onEvent, playerAt } from '../../base/event-kinds/table.js';
import { equippingUsed } from './event-kinds.js';
import { putAs } from './using.js';

export const followEquipping = [
  onEvent(equippingUsed, (table, { player, card, as, wounds, faceDown }) => {
    putAs(playerAt(table, player), card, as, { wounds, faceDown });
  }),
];
