import { playerState } from '../../second-edition/base/cards.js';
import { partyOf } from '../../second-edition/base/characters.js';
import { offersAt, priceOf, refuseSale, salePrice } from '../../second-edition/base/market.js';
import type { G } from '../../second-edition/base/vocabulary.js';
import { type Action, all, best, find } from './bot.js';
import { type Strength, strengthOf } from './evaluation.js';
import { inTheWay, isWaiting, worthOfCard, worthOfOwned } from './valuing.js';

/* In a market: what to buy, what to sell for it, and what a town is worth a journey. */

/** As much gold as is of use at any time: for healing, and for what markets have. */
const PURSE = 8;
const OF_USE = 0.25;
/** What is more than that buys little besides, and a knockout takes it all. */
const HOARDED = 0.05;

/** What gold in the purse is worth. */
export const worthOfPurse = (gold: number): number =>
  OF_USE * Math.min(gold, PURSE) + HOARDED * Math.max(0, gold - PURSE);

/** What is not quite a bargain stays where it is. */
const MARGIN = 0.5;

/** An Item that a player could sell, what that brings, and what the player then misses. */
interface Good {
  readonly card: string;
  readonly price: number;
  readonly loss: number;
}

/** What a player could sell: first what brings most for what is missed. What waits for dice was bought for what it will be. */
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

/** A way to get a market card. */
interface Deal {
  readonly card: string;
  /** What has to be sold first. */
  readonly sales: readonly string[];
  /** What has to go for it, as the limits ask. */
  readonly room: string | undefined;
  /** What all of it together brings. */
  readonly gain: number;
}

/** The best way to get a card of a market, with what has to be sold there for it; `null` if gold and goods do not reach. */
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
  // What is missed of the card that makes room is counted with what the new one is worth.
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

/** The next step of a deal: what is sold or given up for it goes first, unless it can be had already. */
const stepOf = ({ card, sales, room }: Deal, player: number, legal: readonly Action[]): Action | undefined =>
  legal.find((a) => (a.type === 'market/buy' || a.type === 'market/hire') && a.card === card) ??
  all(legal, 'market/sell').find((a) => sales.includes(a.card)) ??
  all(legal, 'card/discard').find((a) => a.player === player && a.card === room);

/** A purse that is worth a look at the card nobody has seen yet, and what that look is worth the piece, up to a full purse and more. */
const CURIOUS = 4;
const LOOK = 0.067;
const MOST_CURIOUS = 1;

/** The best deal of a town for the gold and the goods at hand, and a little for the card nobody has seen yet. */
export function worthOfStack(g: G, player: number, town: string, strength: Strength = strengthOf): number {
  const { gold } = playerState(g, player);
  const goods = goodsOf(g, player, (card) => refuseSale(g, player, card) === null, strength);
  let most = 0;
  for (const card of offersAt(g, town))
    most = Math.max(most, dealFor(g, player, card, goods, strength)?.gain ?? 0);
  return gold >= CURIOUS ? most + Math.min(MOST_CURIOUS, LOOK * gold) : most;
}

/** In a market: heal, then buy what makes strongest, making room for it. */
export function trade(
  g: G,
  player: number,
  onOffer: readonly string[],
  legal: readonly Action[],
  strength: Strength = strengthOf,
): Action | undefined {
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
