import { assetOf } from '../../third-edition/base/cards.js';
import type { SeenPlayer } from '../../third-edition/base/state.js';
import type { G } from '../../third-edition/base/vocabulary.js';
import { all, best } from '../player.js';
import type { Choice, Legal } from './bot.js';
import { assetGain } from './cards.js';
import { roundsLeft } from './villain.js';

/** The gain of the best affordable card of a market, less its price. */
export function marketWorth(g: G, player: number, card: string): number {
  const p = g.state.players[player] as SeenPlayer;
  const { cost, type, trade } = assetOf(g, card);
  const worn = p.assets.filter((other) => assetOf(g, other).type === type);
  // The card that it replaces is sold first.
  const back = worn.reduce((sum, other) => sum + assetOf(g, other).cost, 0);
  if (cost > p.gold + back) return 0;
  if (trade !== undefined) return worn.length > 0 ? 0 : Math.max(0, trade.value - cost - 1);
  return Math.max(0, assetGain(g, player, card) - Math.min(0.5, 0.2 + 0.03 * roundsLeft(g)) * (cost - back));
}

/** Buys the greatest gain, selling what it replaces; else discards the card most useful to others. */
export function trade(g: G, player: number, legal: Legal): Choice {
  const city = (g.top() as { readonly city?: string }).city ?? '';
  const wanted = best(g.state.markets[city] ?? [], (card) => marketWorth(g, player, card));
  if (wanted !== undefined && marketWorth(g, player, wanted) > 0.3) {
    const buy = all(legal, 'shop/buy').find(({ card }) => card === wanted);
    const worn = all(legal, 'shop/sell').find(
      ({ card }) => g.content.cards[card] && sameType(g, card, wanted),
    );
    const sells = worn ?? buy;
    if (sells) return sells;
  }
  return best(all(legal, 'shop/discard'), ({ card }) => assetGain(g, player, card));
}

const sameType = (g: G, one: string, other: string): boolean => {
  const [a, b] = [g.content.cards[one], g.content.cards[other]];
  return a?.kind === 'asset' && b?.kind === 'asset' && a.type === b.type;
};
