import { playerState } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import { offersAt, priceOf, refuseSale, salePrice } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { all, best, type Choice, find, type Legal } from './bot.js';
import { type Strength, strengthOf } from './evaluation.js';
import { inTheWay, isWaiting, worthOfCard, worthOfOwned } from './valuing.js';

/** Gold that is always useful: for healing, and for what markets sell. */
const PURSE = 8;
const OF_USE = 0.25;
/** Gold beyond that buys little, and a knockout takes it. */
const HOARDED = 0.05;

export const worthOfPurse = (gold: number): number =>
  OF_USE * Math.min(gold, PURSE) + HOARDED * Math.max(0, gold - PURSE);

/** The least gain of a purchase. */
const MARGIN = 0.5;

interface Good {
  readonly card: string;
  readonly price: number;
  readonly loss: number;
}

/** Goods to sell: the best price per loss first. A card that waits for dice is kept. */
function goodsOf(
  g: G,
  player: number,
  isForSale: (card: string) => boolean,
  strength: Strength,
): readonly Good[] {
  return playerState(g, player)
    .items.filter(({ card }) => isForSale(card) && !isWaiting(g, card))
    .map(({ card }) => ({
      card,
      price: salePrice(g, player, card),
      loss: Math.max(0, worthOfOwned(g, player, card, strength)),
    }))
    .sort((a, b) => a.loss / a.price - b.loss / b.price);
}

interface Deal {
  readonly card: string;
  readonly sales: readonly string[];
  /** The card that must go for it because of the limits. */
  readonly room: string | undefined;
  readonly gain: number;
}

/** The best way to get a market card, with the sales it needs; `null` if gold and goods do not suffice. */
function dealFor(
  g: G,
  player: number,
  card: string,
  goods: readonly Good[],
  strength: Strength,
): Deal | null {
  const { gold } = playerState(g, player);
  const price = priceOf(g, player, card);
  if (gold + goods.reduce((sum, good) => sum + good.price, 0) < price) return null;
  const room = inTheWay(g, player, card, strength);
  const making = goods.find((good) => good.card === room);
  const sales = making ? [making] : [];
  let purse = gold + (making?.price ?? 0);
  // The loss of the card that makes room is part of the new card's worth.
  let missed = 0;
  for (const good of goods) {
    if (purse >= price) break;
    if (good === making) continue;
    purse += good.price;
    missed += good.loss;
    sales.push(good);
  }
  if (purse < price) return null;
  const paid = worthOfPurse(gold) - worthOfPurse(purse - price);
  const gain = worthOfCard(g, player, card, strength) - missed - paid - MARGIN;
  return { card, sales: sales.map((good) => good.card), room, gain };
}

/** The next step of a deal: sales and discards first, unless the card can be bought already. */
const stepOf = ({ card, sales, room }: Deal, player: number, legal: Legal): Choice =>
  legal.find((a) => (a.type === 'market/buy' || a.type === 'market/hire') && a.card === card) ??
  all(legal, 'market/sell').find((a) => sales.includes(a.card)) ??
  all(legal, 'card/discard').find((a) => a.player === player && a.card === room);

/** The gold from which an unseen card is worth a look, and the worth of that look per gold, up to a full purse. */
const CURIOUS = 4;
const LOOK = 0.067;
const MOST_CURIOUS = 1;

/** The best deal of a town for the gold and goods at hand, and a little for its unseen card. */
export function worthOfStack(g: G, player: number, town: string, strength: Strength = strengthOf): number {
  const { gold } = playerState(g, player);
  const goods = goodsOf(g, player, (card) => refuseSale(g, player, card) === null, strength);
  let most = 0;
  for (const card of offersAt(g, town))
    most = Math.max(most, dealFor(g, player, card, goods, strength)?.gain ?? 0);
  return gold >= CURIOUS ? most + Math.min(MOST_CURIOUS, LOOK * gold) : most;
}

/** In a market: heals, then buys what makes it strongest, making room for it. */
export function trade(
  g: G,
  player: number,
  onOffer: readonly string[],
  legal: Legal,
  strength: Strength = strengthOf,
): Choice {
  const p = playerState(g, player);
  const heals = all(legal, 'market/heal');
  const body = (card: string) => partyOf(g, player).find((c) => c.card === card);
  const wound = heals.find(({ character, what }) => what === 'wound' && character === p.hero.card);
  if (wound) return wound;
  const isForSale = (card: string): boolean => legal.some((a) => a.type === 'market/sell' && a.card === card);
  const goods = goodsOf(g, player, isForSale, strength);
  const deal = best(
    onOffer.flatMap((card) => dealFor(g, player, card, goods, strength) ?? []),
    ({ gain }) => gain,
  );
  const step = deal && deal.gain > 0 ? stepOf(deal, player, legal) : undefined;
  if (step) return step;
  const care = best(heals, ({ character, what }) => {
    const who = body(character);
    const need = what === 'wound' ? 1.5 * (who?.wounds ?? 0) : (who?.exhaustion ?? 0);
    return need + (character === p.hero.card ? 1 : 0);
  });
  return care ?? find(legal, 'market/done');
}
