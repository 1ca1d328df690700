import type { RuleId } from '../../register/rule-ids.js';
import { playerState } from './cards.js';
import { goldPaid } from './event-kinds/index.js';
import type { CardId } from './state.js';
import { command, type G, query } from './vocabulary.js';

/* Paying: whatever a player spends of its own will goes to the bank in one way (2e.bank.spending). */

/** What of a price is to be paid here and now. A discount on more than one price shows in each as far as it goes. */
export const amountDue = query(
  'how much of a price is to be paid',
  (_g: G, _player: number, price: number): number => price,
);

/** Whether a player has the gold for a price. */
export const canPay = (g: G, player: number, price: number): boolean =>
  amountDue(g, player, price) <= playerState(g, player).gold;

/** Pays a price, less what is taken off it: for a card, if one is named. Where the whole of it is taken off, nothing is paid. */
export const payGold = command(
  'pay gold to the bank',
  (g: G, player: number, price: number, rule: RuleId, card?: CardId): void => {
    const amount = amountDue(g, player, price);
    playerState(g, player).gold -= amount;
    if (amount > 0 || price === 0)
      g.emit(goldPaid, { player, amount, ...(card === undefined ? {} : { card }), rule });
  },
);
