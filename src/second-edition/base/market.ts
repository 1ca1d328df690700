import { type Frame, forbid, type Reason, type Refusal, why } from '../../kernel/index.js';
import { changeOf } from '../abilities/modifiers.js';
import { runTriggers } from '../abilities/triggers.js';
import { useAbility } from '../abilities/use.js';
import type { TownData } from '../content/board-types.js';
import type { Card } from '../content/cards.js';
import { show } from '../content/check-plain.js';
import { stepOfTurn } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { cardOf, costOf, drawFrom, hasItem, isProtected, playerState, readyDeck, takeFrom } from './cards.js';
import { characterIn, partyOf } from './characters.js';
import { goldGained, marketBought, marketLeft, marketSold, marketStocked } from './event-kinds/index.js';
import { type MarketFrame, market, type TurnFrame, turn } from './frames.js';
import { townAt } from './ground.js';
import { heal } from './harm.js';
import { amountDue, canPay, payGold } from './payment.js';
import { acquire, refuseAcquire } from './possessions.js';
import type { CardId, TownId } from './state.js';
import { action, auto, chance, command, decide, type G, orNone, query, steps } from './vocabulary.js';

/* Step 4: Market. Any number of actions, in any order, as far as the gold lasts (2e.market.actions). */

/** The towns that are open. */
export const openTowns = (g: G): readonly TownData[] =>
  g.content.board.towns.filter(({ space }) => townAt(g, space) !== null);

/** The whole stack of the town is on offer, not only its top card (2e.market.stack-of-town, 2e.market.stack-is-offer). */
export const offersAt = (g: G, town: TownId): readonly CardId[] => g.state.stacks[town] ?? [];

/** A frame in which a player buys and sells: the Market step of a town, or one that a module offers. */
export interface Trading extends Frame {
  /** The player who buys and sells. */
  player: number;
  /** The town; `null` outside a town. */
  town: TownId | null;
}

/** The cards that the player may buy: the stack of the town. */
export const cardsOnOffer = query(
  'which cards are on offer to somebody who trades',
  (g: G, f: Trading): readonly CardId[] => (f.town === null ? noCards : offersAt(g, f.town)),
);
const noCards: readonly CardId[] = [];

/** Puts a sold Item on the stack of the town, where others can buy it. */
export const putOnSale = command('put a sold item where it goes', (g: G, f: Trading, card: CardId): void => {
  if (f.town === null) return;
  g.emit(marketStocked, { town: f.town, card, rule: '2e.market.sell-item' });
});

const placeOf = ({ town }: Trading): { readonly town?: TownId } => (town === null ? {} : { town });

/** Whether a card may lie in a market stack: Items and Allies do (2e.market.stack-of-town). */
export const mayLieOnOffer = query(
  'may a card lie in a market stack',
  (_g: G, { kind }: Card): boolean => kind === 'ally' || kind === 'item',
);

/** The cost of a card in this market (2e.cards.cost, 2e.components.gold-use). */
export const priceOf = query('price of a market card', (g: G, player: number, id: CardId): number =>
  Math.max(
    0,
    costOf(g, id) +
      changeOf(
        g,
        cardOf(g, id).kind === 'ally' ? 'ally-price' : 'item-price',
        player,
        playerState(g, player).hero.card,
      ),
  ),
);

function refusePurchase(g: G, f: Trading, card: CardId, kind: 'item' | 'ally'): Refusal | null {
  if (!cardsOnOffer(g, f).includes(card) || cardOf(g, card).kind !== kind)
    return forbid('2e.market.stack-is-offer', () => notOnOffer(g, f, card, kind));
  return refuseBargain(g, f, card);
}

function refuseBargain(g: G, f: Trading, card: CardId): Refusal | null {
  if (g.find(turn)?.sold.includes(card)) return forbid('faq.market.no-round-trip');
  const price = priceOf(g, f.player, card);
  if (!canPay(g, f.player, price))
    return forbid(
      '2e.market.actions',
      () =>
        why`It costs ${amountDue(g, f.player, price)} gold, and you have ${orNone(playerState(g, f.player).gold)}.`,
    );
  return refuseAcquire(g, f.player, card);
}

/** Why a card cannot be bought as this kind: it is of the other kind, lies in another place, or does not exist. */
function notOnOffer(g: G, f: Trading, card: CardId, kind: 'item' | 'ally'): Reason {
  const name = kind === 'item' ? why`Item` : why`Ally`;
  const here = f.town;
  if (cardsOnOffer(g, f).includes(card))
    return !mayLieAsOther(g, card, kind)
      ? why`${card} is no ${name}.`
      : kind === 'item'
        ? why`${card} is no ${name}: hire it.`
        : why`${card} is no ${name}: buy it.`;
  const elsewhere = g.content.board.towns.find(({ id }) => offersAt(g, id).includes(card));
  return elsewhere && here !== null
    ? why`${card} is on offer in ${elsewhere.id}, and this is ${here}.`
    : why`That ${name} is not on offer here.`;
}

const mayLieAsOther = (g: G, card: CardId, kind: 'item' | 'ally'): boolean =>
  cardOf(g, card).kind === (kind === 'item' ? 'ally' : 'item');

/** Outside a town there is no Market step (2e.market.town-only). In a town it comes in its place in the turn (2e.market.actions). */
const notInMarket = (type: string) => (g: G) => {
  const player = g.find(turn)?.player;
  const away = player !== undefined && townAt(g, playerState(g, player).hero.space) === null;
  return away
    ? forbid('2e.market.town-only', () => {
        const time = g.otherTime(type);
        return time ? why`${time} Your Hero is in no town.` : why`Your Hero is in no town.`;
      })
    : forbid('2e.market.actions', () => g.otherTime(type));
};

function purchase(g: G, f: Trading, card: CardId, rule: '2e.market.buy-item' | '2e.market.hire-ally'): void {
  const price = priceOf(g, f.player, card);
  const stack = f.town === null ? undefined : g.own('stacks')[f.town];
  stack?.splice(stack.indexOf(card), 1);
  g.find(turn)?.bought.push(card);
  g.emit(marketBought, { player: f.player, ...placeOf(f), card, price, rule });
  if (price > 0) payGold(g, f.player, price, rule, card);
  acquire(g, f.player, card);
}

/** Buy an Item (2e.market.buy-item). */
export const buy = action<Trading>()('market/buy', {
  parameters: { card: 'id' },
  moment: '2e.market.buy-item',
  untimely: notInMarket('market/buy'),
  exact: true,
  candidates(g, f, add) {
    for (const card of cardsOnOffer(g, f))
      if (cardOf(g, card).kind === 'item' && refuseBargain(g, f, card) === null)
        add({ type: 'market/buy', card });
  },
  tries(g, f, add) {
    for (const card of cardsOnOffer(g, f))
      if (cardOf(g, card).kind === 'item') add({ type: 'market/buy', card });
  },
  refuse: (g, f, { card }) => refusePurchase(g, f, card, 'item'),
  run: (g, f, { card }) => purchase(g, f, card, '2e.market.buy-item'),
});

/** Hire an Ally (2e.market.hire-ally). */
export const hire = action<Trading>()('market/hire', {
  parameters: { card: 'id' },
  moment: '2e.market.hire-ally',
  untimely: notInMarket('market/hire'),
  exact: true,
  candidates(g, f, add) {
    for (const card of cardsOnOffer(g, f))
      if (cardOf(g, card).kind === 'ally' && refuseBargain(g, f, card) === null)
        add({ type: 'market/hire', card });
  },
  tries(g, f, add) {
    for (const card of cardsOnOffer(g, f))
      if (cardOf(g, card).kind === 'ally') add({ type: 'market/hire', card });
  },
  refuse: (g, f, { card }) => refusePurchase(g, f, card, 'ally'),
  run: (g, f, { card }) => purchase(g, f, card, '2e.market.hire-ally'),
});

/** Half the cost, rounded down (2e.market.sell-item). */
export const salePrice = query('what selling an item brings', (g: G, player: number, id: CardId): number =>
  Math.max(
    0,
    Math.floor(costOf(g, id) / 2) + changeOf(g, 'sale-price', player, playerState(g, player).hero.card),
  ),
);

/** Why a player cannot sell a card in a market, or `null`. */
export function refuseSale(g: G, player: number, card: CardId): Refusal | null {
  const p = playerState(g, player);
  if (p.allies.some((ally) => ally.card === card)) return forbid('2e.market.no-selling-allies');
  if (!hasItem(p, card)) return forbid('2e.market.sell-item', 'You have no such Item.');
  if (isProtected(g, card)) return forbid('2e.defeat.card-protected');
  if (g.find(turn)?.bought.includes(card)) return forbid('faq.market.no-round-trip');
  const worthless = Math.floor(costOf(g, card) / 2) < 1 || salePrice(g, player, card) < 1;
  return worthless
    ? forbid('2e.market.sell-one-gold', () =>
        costOf(g, card) > 0
          ? why`${card} would bring no gold: it costs ${costOf(g, card)}.`
          : why`${card} would bring no gold: it has no cost.`,
      )
    : null;
}

/**
 * Sell an Item to the stack of the town, in the player's own Market step only (2e.limits.sell-market-only). Allies cannot be sold
 * (2e.market.no-selling-allies), nor Items that would bring no gold (2e.market.sell-one-gold).
 */
export const sell = action<Trading>()('market/sell', {
  parameters: { card: 'id' },
  moment: '2e.limits.sell-market-only',
  candidates(g, f, add) {
    for (const item of playerState(g, f.player).items) add({ type: 'market/sell', card: item.card });
  },
  refuse: (g, f, { card }) => refuseSale(g, f.player, card),
  run(g, f, { card }) {
    const price = salePrice(g, f.player, card);
    takeFrom(playerState(g, f.player), card);
    g.find(turn)?.sold.push(card);
    g.emit(marketSold, { player: f.player, ...placeOf(f), card, price, rule: '2e.market.sell-item' });
    g.emit(goldGained, { player: f.player, amount: price, by: card, rule: '2e.market.sell-item' });
    putOnSale(g, f, card);
  },
});

/** The gold for discarding one wound or all exhaustion: 1, unless cards change it (2e.market.healing). */
export const healingPrice = query('price of healing', (g: G, player: number): number =>
  Math.max(0, 1 + changeOf(g, 'healing-price', player, playerState(g, player).hero.card)),
);

/** One gold discards one wound, or all exhaustion, from the Hero or one Ally (2e.market.healing). */
export const healing = action<Trading>()('market/heal', {
  parameters: { character: 'id', what: ['wound', 'exhaustion'] },
  moment: '2e.market.healing',
  untimely: notInMarket('market/heal'),
  candidates(g, f, add) {
    for (const { card, wounds, exhaustion } of partyOf(g, f.player)) {
      if (wounds > 0) add({ type: 'market/heal', character: card, what: 'wound' });
      if (exhaustion > 0) add({ type: 'market/heal', character: card, what: 'exhaustion' });
    }
  },
  tries(g, f, add) {
    for (const { card } of partyOf(g, f.player)) {
      add({ type: 'market/heal', character: card, what: 'wound' });
      add({ type: 'market/heal', character: card, what: 'exhaustion' });
    }
  },
  refuse(g, f, { character, what }) {
    const p = playerState(g, f.player);
    const who = characterIn(p, character);
    if (!who) return forbid('2e.market.healing', 'Name your Hero or one of your Allies.');
    if ((what === 'wound' ? who.wounds : who.exhaustion) === 0)
      return forbid('2e.market.healing', () => why`${character} has no ${what} counter.`);
    const price = healingPrice(g, f.player);
    return canPay(g, f.player, price)
      ? null
      : forbid(
          '2e.market.actions',
          () => why`Healing costs ${amountDue(g, f.player, price)} gold, and you have ${orNone(p.gold)}.`,
        );
  },
  run(g, f, { character, what }) {
    payGold(g, f.player, healingPrice(g, f.player), '2e.market.healing');
    heal(g, character, what === 'wound' ? 1 : 0, what === 'wound' ? 0 : Number.MAX_SAFE_INTEGER);
  },
});

const done = action<MarketFrame>()('market/done', {
  moment: '2e.market.actions',
  run(g, f) {
    g.emit(marketLeft, { player: f.player, town: f.town, rule: '2e.market.actions' });
    g.next(f);
  },
});

export const marketSteps = steps(
  market,
  auto('ready', (g) => readyDeck(g, 'market')),
  // First a market card is added to the town's stack, face up, also in Tamalir (2e.market.draw-card, 2e.market.tamalir-grows).
  chance('draw', {
    rule: '2e.market.draw-card',
    ask: (g) => drawFrom(g, 'market'),
    answer(g, f, answer) {
      if (answer.type !== 'chance/draw') return;
      g.emit(marketStocked, { town: f.town, card: answer.card, rule: '2e.market.draw-card' });
    },
  }),
  auto('arrive', (g, f) => runTriggers(g, 'market-entered', f.player)),
  decide('trade', {
    time: 'the Market step',
    rule: '2e.market.actions',
    offers: () => [buy, hire, sell, healing, useAbility, done],
    open: true,
    // A Hero that a card carried off cannot trade here, nor at its new place: it did not end its movement there (2e.market.town-only).
    skip: (g, f) => townAt(g, playerState(g, f.player).hero.space) !== f.town,
  }),
);

export const marketSaves = (): FrameSaves<MarketFrame> => ({
  calledFrom: [stepOfTurn('market')],
  check(look, path, f, at) {
    const { towns } = look.content.board;
    const here = towns.find((town) => town.id === f.town);
    if (here === undefined)
      look.report(
        `${path}/town`,
        `There is no town ${show(f.town)}; there are ${towns.map((town) => town.id).join(', ')}.`,
      );
    // A card that is being carried out may have moved the Hero. The step ends as soon as the card is done.
    else if (
      (look.state.frames[at - 1] as Partial<TurnFrame> | undefined)?.player === f.player &&
      look.state.players[f.player]?.hero.space !== here.space &&
      !look.state.frames.slice(at + 1).some(({ kind }) => look.isOfBase(kind))
    )
      look.report(
        `${path}/town`,
        `The Hero of player ${f.player} is not in ${f.town}: the Market step is taken in the town where it is.`,
        '2e.market.town-only',
      );
  },
});
