import { forbid, type Refusal, why } from '../../kernel/index.js';
import { show } from '../../kernel/saves/describe-value.js';
import type { RuleId } from '../../register/rule-ids.js';
import { byEffect, inTurn } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { assetOf, discard, drawFrom, playerState, takeDrawn, takeOut } from './cards.js';
import { marketDiscarded, marketStocked } from './event-kinds/index.js';
import * as frames from './frames.js';
import { isAt } from './places.js';
import { gainAsset, gainGold, loseAsset, payGold } from './possessions.js';
import { ASSETS, type CardId, type CityId, type SeenPlayer } from './state.js';
import { runTriggers } from './triggers.js';
import { refuseAction, spendActions } from './turn-actions.js';
import { action, auto, chance, decide, type G, query, steps } from './vocabulary.js';

/* Shopping: each city has a market of three cards, and a fourth during a shop action. */

/** Cards of a market between shop actions (3e.shop.three-left). */
export const marketSize = 3;

/** `null` outside a city (3e.shop.where). */
export const cityAt = (g: G, player: number): CityId | null => {
  const { hex } = playerState(g, player);
  const place = hex === null ? undefined : g.content.board.ground.get(hex)?.place;
  return place?.kind === 'city' ? place.id : null;
};

function stock(g: G, city: CityId, card: CardId, rule: RuleId): void {
  takeDrawn(g, ASSETS, card);
  g.own('markets')[city]?.push(card);
  g.emit(marketStocked, { city, card, rule });
}

function shortMarket(g: G): CityId | null {
  if (drawFrom(g, ASSETS) === null) return null;
  for (const city in g.state.markets) if ((g.state.markets[city]?.length ?? 0) < marketSize) return city;
  return null;
}

/** Deals three cards to each market (3e.setup.markets), and refills it when a card has gone (3e.shop.three-left, 3e.shop.refill). */
export const marketStep = <F extends frames.GameFrame | frames.ShopFrame | frames.RestockFrame>(
  name: string,
  rule: RuleId,
) =>
  chance<F>(name, {
    rule,
    ask: (g) => (shortMarket(g) === null ? null : drawFrom(g, ASSETS)),
    answer(g, f, answer) {
      const city = shortMarket(g);
      if (answer.type !== 'chance/draw' || city === null) return;
      stock(g, city, answer.card, rule);
      g.goto(f, name);
    },
  });

const outside = (): Refusal =>
  forbid('3e.shop.where', 'There is a market in a city only, and your hero is in none.');

/** A hero that leaves the city while it shops, by an ability of its turn, cannot buy or sell there (3e.shop.where). */
const hasLeft = (g: G, { player, city }: frames.ShopFrame): boolean => cityAt(g, player) !== city;

/** A shop action costs an action (3e.shop.cost), in a city (3e.shop.where). */
export const startShopping = action<frames.TurnFrame>()('shop/begin', {
  moment: '3e.shop.cost',
  cost: () => 1,
  refuse(g, f, action) {
    const refused = refuseAction(g, f, action);
    if (refused !== null) return refused;
    return cityAt(g, f.player) === null ? outside() : null;
  },
  run(g, f, action) {
    const city = cityAt(g, f.player);
    if (city === null) return;
    spendActions(g, f, action, '3e.shop.cost');
    g.call(frames.shop, { player: f.player, city });
  },
});

/** 3e.shop.buy */
export const priceOf = query(
  'price of an asset',
  (g: G, _player: number, card: CardId): number => assetOf(g, card).cost,
);

const refusePurchase = (g: G, f: frames.ShopFrame, card: CardId): Refusal | null => {
  if (!g.state.markets[f.city]?.includes(card))
    return forbid('3e.shop.where', 'That card is not in this market.');
  if (hasLeft(g, f)) return outside();
  const price = priceOf(g, f.player, card);
  const { gold } = g.state.players[f.player] as SeenPlayer;
  return gold >= price
    ? null
    : forbid('3e.shop.buy', () => why`It costs ${price} gold, and you have ${gold}.`);
};

function takeOffMarket(g: G, city: CityId, card: CardId): void {
  takeOut(g.own('markets')[city] ?? [], card);
}

/** The hero buys one asset (3e.shop.buy, 3e.shop.one-per-action) and takes its token (3e.shop.token-take). */
const buy = action<frames.ShopFrame>()('shop/buy', {
  parameters: { card: 'id' },
  moment: '3e.shop.buy-or-discard',
  candidates(g, f, add) {
    for (const card of g.state.markets[f.city] ?? []) add({ type: 'shop/buy', card });
  },
  refuse: (g, f, { card }) => refusePurchase(g, f, card),
  run(g, f, { card }) {
    payGold(g, f.player, priceOf(g, f.player, card), '3e.shop.buy');
    takeOffMarket(g, f.city, card);
    g.next(f);
    gainAsset(g, f.player, card, { city: f.city }, '3e.shop.buy');
  },
});

/** Or it discards one (3e.shop.buy-or-discard, 3e.shop.cannot-afford). */
const discardOffer = action<frames.ShopFrame>()('shop/discard', {
  parameters: { card: 'id' },
  moment: '3e.shop.buy-or-discard',
  exact: true,
  candidates(g, f, add) {
    for (const card of g.state.markets[f.city] ?? []) add({ type: 'shop/discard', card });
  },
  refuse: (g, f, { card }) =>
    g.state.markets[f.city]?.includes(card)
      ? null
      : forbid('3e.shop.buy-or-discard', 'That card is not in this market.'),
  run(g, f, { card }) {
    g.emit(marketDiscarded, { city: f.city, card, rule: '3e.shop.buy-or-discard' });
    discard(g, card, '3e.shop.buy-or-discard');
    g.next(f);
  },
});

/** Before buying, it sells any number of its assets for their cost (3e.shop.sell, 3e.shop.sell-price, 3e.shop.sell-without-buy). */
const sell = action<frames.ShopFrame>()('shop/sell', {
  parameters: { card: 'id' },
  moment: '3e.shop.sell',
  exact: true,
  candidates(g, f, add) {
    if (hasLeft(g, f)) return;
    for (const card of playerState(g, f.player).assets) add({ type: 'shop/sell', card });
  },
  refuse(g, f, { card }) {
    if (!playerState(g, f.player).assets.includes(card))
      return forbid('3e.shop.sell', 'You sell assets of your own.');
    return hasLeft(g, f) ? outside() : null;
  },
  run(g, f, { card }) {
    loseAsset(g, f.player, card, true, '3e.shop.sell');
    gainGold(g, f.player, assetOf(g, card).cost, '3e.shop.sell-price');
  },
});

export const shopSteps = steps(
  frames.shop,
  // First the market gets a card of the deck (3e.shop.draw).
  chance('draw', {
    rule: '3e.shop.draw',
    ask: (g) => drawFrom(g, ASSETS),
    answer(g, f, answer) {
      if (answer.type === 'chance/draw') stock(g, f.city, answer.card, '3e.shop.draw');
    },
  }),
  decide('shop', {
    time: 'a shop action',
    rule: '3e.shop.buy-or-discard',
    // Abilities may be used during an action (3e.turn.one-at-a-time).
    open: true,
    offers: () => [buy, sell, discardOffer],
    skip: (g, f) => (g.state.markets[f.city]?.length ?? 0) === 0,
  }),
  marketStep<frames.ShopFrame>('refill', '3e.shop.three-left'),
  auto('shopped', (g, f) => runTriggers(g, 'shopped', f.player)),
);

/** An asset that left a market outside a shop action is replaced at once (3e.shop.refill). */
export const restockSteps = steps(frames.restock, marketStep<frames.RestockFrame>('stock', '3e.shop.refill'));

/** Takes a card off the market of a city; the market is then restocked (3e.shop.refill). */
export function takeFromMarket(g: G, city: CityId, card: CardId): void {
  takeOffMarket(g, city, card);
  g.call(frames.restock, {});
}

/** A hero discards goods for their trade value where their card says (3e.asset.goods-trade, 3e.asset.goods-value). */
export const tradeGoods = action<frames.TurnFrame>()('goods/trade', {
  parameters: { card: 'id' },
  moment: '3e.asset.goods-trade',
  cost: (g, _f, { card }) => assetOf(g, card).trade?.actions ?? 0,
  candidates(g, f, add) {
    for (const card of playerState(g, f.player).assets)
      if (assetOf(g, card).trade !== undefined) add({ type: 'goods/trade', card });
  },
  refuse(g, f, action) {
    const { card } = action;
    const p = playerState(g, f.player);
    const trade = p.assets.includes(card) ? assetOf(g, card).trade : undefined;
    if (trade === undefined) return forbid('3e.asset.goods-trade', 'You trade goods of your own.');
    if (!isAt(g, p.hex, trade.at))
      return forbid('3e.asset.goods-trade', 'Those goods are not wanted where your hero is.');
    return refuseAction(g, f, action);
  },
  run(g, f, action) {
    const { card } = action;
    const { value = 0 } = assetOf(g, card).trade ?? {};
    spendActions(g, f, action, '3e.asset.goods-trade');
    loseAsset(g, f.player, card, true, '3e.asset.goods-trade');
    gainGold(g, f.player, value, '3e.asset.goods-trade');
  },
});

export const shopSaves = (): FrameSaves<frames.ShopFrame> => ({
  calledFrom: [inTurn()],
  check(look, path, { city }) {
    if (!Object.hasOwn(look.state.markets, city))
      look.report(
        `${path}/city`,
        `There is no market of ${show(city)}; there are ${Object.keys(look.state.markets).join(', ')}.`,
        '3e.shop.where',
      );
  },
});

export const restockSaves = (): FrameSaves<frames.RestockFrame> => ({
  calledFrom: [byEffect(['gain-asset'], { shared: [] })],
  check: null,
});
