/**
 * Gold is counted up to here: far more than any game brings, and so little that every amount of it can be offered in an exchange. A save with more
 * is refused, so what would come besides stays in the bank.
 */
export const mostGold = 10_000;

/** A player's gold after some comes or goes. */
export const goldAfter = (gold: number, more: number): number => Math.min(gold + more, mostGold);
