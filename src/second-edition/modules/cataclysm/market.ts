import { type MarketFrame, market } from '../../base/frames.js';
import { auto, type G } from '../../base/vocabulary.js';
import { curseCard } from './curses.js';
import { discountBegan, discountUsed } from './event-kinds.js';
import { memoryOf } from './memory.js';

/** One gold per claimed Curse card of the town, whatever its level (va51.market.discount). */
export function discountIn(g: G, player: number, town: string): number {
  const { freed, claimed } = memoryOf(g);
  const curse = freed[town]?.curse;
  return curse === undefined
    ? 0
    : (claimed[player] ?? []).filter((card) => curseCard(g, card)?.curse === curse).length;
}

/** One discount for the whole Market step (va51.market.discount-once). */
export const beginDiscount = auto<MarketFrame>('discount', (g, f) => {
  const amount = discountIn(g, f.player, f.town);
  memoryOf(g).discount = amount;
  if (amount > 0)
    g.emit(discountBegan, { player: f.player, town: f.town, amount, rule: 'va51.market.discount' });
});

export const discountLeft = (g: G, player: number): number => {
  const { discount } = memoryOf(g);
  return discount > 0 && g.find(market)?.player === player ? discount : 0;
};

/** The rest is lost with the step; a price never falls below 0. */
export function useDiscount(g: G, player: number, price: number): void {
  const amount = Math.min(discountLeft(g, player), price);
  if (amount === 0) return;
  g.emit(discountUsed, { player, amount, rule: 'va51.market.discount-once' });
}
