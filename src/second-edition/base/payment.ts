import type { RuleId } from '../../register/rule-ids.js';
import { playerState } from './cards.js';
import { goldPaid } from './event-kinds/index.js';
import type { CardId } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* All gold that players spend goes to the bank through these functions (2e.bank.spending). */

/** The part of a price that is due. A discount on several prices shows in each of them in full. */
export const amountDue = query(
  'how much of a price is to be paid',
  (_g: G, _player: number, price: number): number => price,
);

/** Whether a player has the gold for a price. */
export const canPay = (g: G, player: number, price: number): boolean =>
  amountDue(g, player, price) <= playerState(g, player).gold;

/** Pays a price less its discounts, for `card` if one is named. A price of 0 pays nothing. */
export const payGold = command(
  'pay gold to the bank',
  (g: G, player: number, price: number, rule: RuleId, card?: CardId): void => {
    const amount = amountDue(g, player, price);
    if (amount > 0 || price === 0)
      g.emit(goldPaid, { player, amount, ...(card === undefined ? {} : { card }), rule });
  },
);
