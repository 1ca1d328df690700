import { type Frame, type FrameOf, forbid, type Refusal, why } from '../../../kernel/index.js';
import { usableIn, useAbility } from '../../abilities/use.js';
import { reveal } from '../../base/adventure.js';
import type { UsedEntry } from '../../base/card-index.js';
import { discardCard, drawFrom, leaveTable, playerState, readyDeck } from '../../base/cards.js';
import { partyOf } from '../../base/characters.js';
import { entryFaces } from '../../base/entering.js';
import { movement } from '../../base/frames.js';
import { buy, healing, healingPrice, hire, refuseSale, sell } from '../../base/market.js';
import { DICE_TO_USE, diceServeElse } from '../../base/movement-dice.js';
import { amountDue, canPay } from '../../base/payment.js';
import type { CardId } from '../../base/state.js';
import { action, auto, chance, decide, type G, steps } from '../../base/vocabulary.js';
import { cardIds, count, frameWith, is, listOf, seat, spaceId, whole, yesNo } from '../../saves/words.js';
import { diceKept, tradeHealing, tradeLeft, tradeLooked, tradeMatched, tradeRolled } from './event-kinds.js';

/*
 * Trading on the road, also in a cursed town (va51.trade.in-cursed-town): for each trading die that shows the terrain,
 * the Hero looks at market cards or pays for healing (va51.trade.per-match). It buys, hires, sells and heals as in a
 * market, without a town.
 */

export const trade = frameWith('trade', {
  player: seat,
  town: is<null>('null', (value) => value === null),
  /** The space where the pool was rolled: its terrain counts. */
  space: spaceId,
  /** The number of dice in the pool. */
  pool: whole(0, 1000),
  /** Their faces, once they are rolled. */
  dice: listOf(whole(1, 6), 1000),
  /** Unused matching dice. */
  matches: whole(0, 1000),
  /** Market cards on offer. */
  offers: cardIds,
  /** Gold that may still be spent on healing. */
  gold: count,
  /** Whether cards were looked at or healing paid for, so Items can be sold (va51.trade.sell-with-draw, va51.trade.sell-with-healing). */
  traded: yesNo,
});
export type TradeFrame = FrameOf<typeof trade>;

export const isTrade = (f: Frame): f is TradeFrame => f.kind === trade.kind;

/** Cards that reroll movement dice also reroll trading dice (va51.trade.dice-are-movement-dice). */
export const diceOfTrade = (g: G): number[] | null => {
  const f = g.find(trade);
  return f?.step === 'dice' ? f.dice : null;
};

/** Between roll and trade only such cards can be used. */
export const refuseOtherUse = (g: G, { ability }: UsedEntry): Refusal | null =>
  diceOfTrade(g) === null || ability.do.some((effect) => effect.do === 'reroll-movement')
    ? null
    : forbid(
        'va51.trade.dice-are-movement-dice',
        'While the trading dice lie on the table, only what has movement dice rolled again may be used.',
      );

const keepDice = action<TradeFrame>()('trade/keep-dice', {
  moment: 'va51.trade.dice-are-movement-dice',
  run(g, f) {
    g.emit(diceKept, { player: f.player, rule: 'va51.trade.dice-are-movement-dice' });
    g.next(f);
  },
});

const isHurt = (g: G, player: number): boolean =>
  partyOf(g, player).some(({ wounds, exhaustion }) => wounds + exhaustion > 0);

/** An action that spends a matching die (va51.trade.per-match). */
const spendMatch = <const T extends string>(
  type: T,
  refuse: (g: G, player: number) => Refusal | null,
  spend: (g: G, f: TradeFrame) => void,
) =>
  action<TradeFrame>()(type, {
    moment: 'va51.trade.per-match',
    refuse: (g, f) =>
      f.matches === 0 ? forbid('va51.trade.per-match', 'No matching die is left.') : refuse(g, f.player),
    run(g, f) {
      f.matches -= 1;
      spend(g, f);
    },
  });

/** Spends a matching die to look at as many market cards as the pool has dice (va51.trade.market-draw). */
const look = spendMatch(
  'trade/look',
  (g) =>
    drawFrom(g, 'market') === null
      ? forbid('va51.trade.market-draw', 'There is no card left in the market deck.')
      : null,
  (g, f) => {
    g.emit(tradeLooked, { player: f.player, count: f.pool, rule: 'va51.trade.market-draw' });
    g.goto(f, 'ready');
  },
);

/** Spends a matching die to pay for healing, at most as many gold as the pool has dice (va51.trade.healing). */
const findHealing = spendMatch(
  'trade/healing',
  (g, player) =>
    isHurt(g, player)
      ? null
      : forbid('va51.trade.healing', 'Nobody of your party has a wound or exhaustion counter.'),
  (g, f) => {
    f.gold = f.pool;
    g.emit(tradeHealing, { player: f.player, gold: f.pool, rule: 'va51.trade.healing' });
    g.goto(f, 'heal');
  },
);

/** Ends the offer, the healing, or the trade. */
const leave = action<TradeFrame>()('trade/leave', {
  moment: 'va51.trade.per-match',
  run(g, f) {
    g.emit(tradeLeft, {
      player: f.player,
      rule:
        f.step === 'buy'
          ? 'va51.trade.discard-rest'
          : f.step === 'heal'
            ? 'va51.trade.healing'
            : 'va51.trade.per-match',
    });
    f.gold = 0;
    g.next(f);
  },
});

const canSell = (g: G, f: TradeFrame): boolean =>
  f.traded && playerState(g, f.player).items.some(({ card }) => refuseSale(g, f.player, card) === null);

const canUseDie = (g: G, f: TradeFrame): boolean =>
  f.matches > 0 && (drawFrom(g, 'market') !== null || isHurt(g, f.player));

function canHeal(g: G, f: TradeFrame): boolean {
  const price = healingPrice(g, f.player);
  return isHurt(g, f.player) && amountDue(g, f.player, price) <= f.gold && canPay(g, f.player, price);
}

export const tradeSteps = {
  ...steps(
    trade,
    // One roll of the whole pool (va51.trade.roll).
    chance('roll', {
      rule: 'va51.trade.roll',
      ask: (g, f) => ({ kind: 'roll', die: 'movement', sides: g.content.dice.length, count: f.pool }),
      answer(g, f, answer) {
        if (answer.type !== 'chance/roll') return;
        f.dice = [...answer.dice];
        g.emit(tradeRolled, {
          player: f.player,
          space: f.space,
          dice: [...answer.dice],
          rule: 'va51.trade.roll',
        });
      },
    }),
    decide('dice', {
      time: 'the moment after the trading dice are rolled',
      rule: 'va51.trade.dice-are-movement-dice',
      offers: () => [useAbility, keepDice],
      occasion: DICE_TO_USE,
      open: true,
      skip: (g, f) => !usableIn(g, f.player, 'moving') && !diceServeElse(g, f.player, f.dice),
    }),
    // A die matches if one of its symbols is the terrain, or where every die may enter (va51.trade.per-match).
    auto('count', (g, f) => {
      f.pool = f.dice.length;
      const faces = entryFaces(g, f.space);
      f.matches = f.dice.filter((face) => faces.includes(face)).length;
      g.emit(tradeMatched, { player: f.player, matches: f.matches, rule: 'va51.trade.per-match' });
    }),
    decide('choose', {
      time: 'the trade on the road',
      rule: 'va51.trade.per-match',
      offers: () => [look, findHealing, sell, leave],
      open: true,
      skip: (g, f) => !canUseDie(g, f) && !canSell(g, f),
    }),
    auto('over', (g) => g.finish()),
    auto('ready', (g, f) => {
      if (f.offers.length < f.pool) readyDeck(g, 'market');
    }),
    chance('draw', {
      rule: 'va51.trade.market-draw',
      ask: (g, f) => (f.offers.length < f.pool ? drawFrom(g, 'market') : null),
      answer(g, f, answer) {
        if (answer.type !== 'chance/draw') return;
        f.offers.push(answer.card);
        f.traded = true;
        reveal(g, f.player, 'market', answer.card, 'va51.trade.market-draw');
        g.goto(f, 'ready');
      },
    }),
    decide('buy', {
      time: 'the choice from the market cards met on the road',
      rule: 'va51.trade.buy',
      offers: () => [buy, hire, sell, leave],
      open: true,
      skip: (_g, f) => f.offers.length === 0,
    }),
    // Cards not bought go under the deck before the next die is used (va51.trade.discard-rest).
    auto('back', (g, f) => {
      for (const card of f.offers) {
        leaveTable(g, card);
        discardCard(g, card, 'va51.trade.discard-rest');
      }
      f.offers = [];
      g.goto(f, 'choose');
    }),
    decide('heal', {
      time: 'the healing found on the road',
      rule: 'va51.trade.healing',
      offers: () => [healing, sell, leave],
      open: true,
      skip: (g, f) => !canHeal(g, f) && !canSell(g, f),
    }),
    auto('again', (g, f) => g.goto(f, 'choose')),
  ),
  places: [{ on: movement, at: ['walk', 'trading'], shared: ['player'] }],
};

export function boughtOnTheRoad(g: G, card: CardId): void {
  const f = g.find(trade);
  if (f) f.offers = f.offers.filter((other) => other !== card);
}

/** Items sold on the road go under the market deck: there is no stack (va51.trade.sell-details). */
export const sellAway = (g: G, card: CardId): void => discardCard(g, card, 'va51.trade.sell-details');

/** Items can be sold after looking at cards or paying for healing (va51.trade.sell-with-draw, va51.trade.sell-with-healing). */
export const refuseEarlySale = (_g: G, f: Frame): Refusal | null =>
  isTrade(f) && !f.traded
    ? forbid(
        'va51.trade.sell-with-healing',
        'Look at market cards or pay for healing first: then Items may be sold.',
      )
    : null;

/** The limit of healing for one die. */
export const refuseMoreHealing = (g: G, f: Frame & { readonly player: number }): Refusal | null =>
  isTrade(f) && amountDue(g, f.player, healingPrice(g, f.player)) > f.gold
    ? forbid('va51.trade.healing', () => why`With this die you may spend ${f.gold} more gold on healing.`)
    : null;

/** Counts gold spent on healing. */
export function paidOnTheRoad(g: G, amount: number): void {
  const f = g.find(trade);
  if (f?.step !== 'heal') return;
  f.gold -= amount;
  if (amount > 0) f.traded = true;
}
