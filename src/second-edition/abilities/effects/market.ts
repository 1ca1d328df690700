import { forbid, why } from '../../../kernel/index.js';
import { cardOf, discardCard, drawFrom, loseCard, playerState, readyDeck } from '../../base/cards.js';
import { cardDrawn, marketStocked } from '../../base/event-kinds/index.js';
import { type EffectsFrame, replenish as replenishFrame, turn } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import { openTowns, priceOf } from '../../base/market.js';
import { amountDue, canPay, payGold } from '../../base/payment.js';
import { acquire, refuseAcquire } from '../../base/possessions.js';
import type { CardId } from '../../base/state.js';
import { type G, orNone } from '../../base/vocabulary.js';
import type { EffectPending, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import { colors, type EffectOf } from '../language.js';
import { type EffectRule, NOTHING } from '../rule.js';
import { refuseLoss, roomFor } from './gaining.js';

/** Market cards are drawn; you may take some of them; the others go under the deck. */
export const drawMarketSchema: EffectSchema<'draw-market'> = {
  fields: {
    /** How many are drawn. */
    count: '1..20',
    /** How many of them you may take, at most; your limits still apply. */
    take: '0..20',
    /** What each costs: its cost as printed, or half of it rounded down; nothing if left out. */
    'pay?': "'full' | 'half'",
    /** What may be taken: only Items or only Allies; either if left out. */
    'kind?': "'item' | 'ally'",
  },
  check({ take, count }, { refuse }) {
    if (take > count)
      refuse('take', `${take} cannot be taken of ${count} drawn; it should be ${count} at most.`);
  },
};
/** Cards are drawn one by one; those not taken go under the deck. `NOTHING` replaces each card taken, so that they can be counted. */
export const drawMarket: EffectRule<'draw-market'> = {
  ready(g, f, e) {
    if (f.pending.length < e.count) readyDeck(g, 'market');
  },
  ask: (g, f, e) => (f.pending.length < e.count ? drawFrom(g, 'market') : null),
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/draw') return;
    f.pending.push(answer.card);
    g.emit(cardDrawn, { player: f.player, deck: 'market', card: answer.card, rule: '2e.cards.text' });
  },
  options: (g, f, e) => [
    ...f.pending.filter((id) => canTake(g, f, e, id)),
    ...roomForDrawn(g, f, e),
    NOTHING,
  ],
  tries: (g, f, e) => [...f.pending.filter((id) => id !== NOTHING), ...roomForDrawn(g, f, e), NOTHING],
  refuse(g, f, e, choice) {
    if (!f.pending.includes(choice)) return refuseLoss(g, f, choice);
    const { gold } = playerState(g, f.player);
    const price = priceOfDrawn(g, f, e, choice);
    if (!canPay(g, f.player, price))
      return forbid(
        '2e.cards.text',
        () => why`It costs ${amountDue(g, f.player, price)} gold, and you have ${orNone(gold)}.`,
      );
    return isOffered(g, f, e, choice) ? refuseAcquire(g, f.player, choice) : null;
  },
  act(g, f, e, choice) {
    if (choice !== NOTHING && !f.pending.includes(choice)) {
      loseCard(g, f.player, choice);
      return 'choose';
    }
    if (choice !== NOTHING) {
      const price = priceOfDrawn(g, f, e, choice);
      if (price > 0) payGold(g, f.player, price, '2e.bank.spending');
      // What is paid for is bought, and not sold in the same turn (faq.market.no-round-trip).
      if (e.pay) g.find(turn)?.bought.push(choice);
      f.pending[f.pending.indexOf(choice)] = NOTHING;
      acquire(g, f.player, choice);
      if (f.pending.some((id) => canTake(g, f, e, id)) || roomForDrawn(g, f, e).length > 0) return 'choose';
    }
    for (const id of f.pending) {
      if (id === NOTHING) continue;
      g.state.revealed.splice(g.state.revealed.indexOf(id), 1);
      discardCard(g, id);
    }
    f.pending = [];
    return;
  },
};
export const drawMarketText: EffectText<'draw-market'> = {
  text: 'draw {count, plural, one {# market card} other {# market cards}}, and {pay, select, full {buy} half {buy for half the price} other {take}} up to {take}{kind, select, item { that are Items} ally { that are Allies} other {}}',
  values: ({ count, take, pay, kind }) => ({ count, take, pay, kind }),
};
export const drawMarketWorth: EffectWorth<'draw-market'> = {
  worth: () => 4,
  choice(_e, choice, { pending, card, cost, owned }) {
    const drawn = (id: string): number => (id === NOTHING ? 0 : card(id) + 0.1 * cost(id));
    if (choice === NOTHING || pending.includes(choice)) return drawn(choice);
    // Discarding a card to make room is worth it only for a clearly better card.
    return Math.max(...pending.map(drawn)) - owned(choice) - 0.1 * cost(choice) - 1;
  },
  use: () => 2,
  helps: () => true,
};
export const drawMarketPending: EffectPending<'draw-market'> = {
  wish: () => `a market card that lies on the table, or "${NOTHING}" for one that was taken`,
  fits: (_e, card, { state, content, again }) =>
    card === NOTHING || (content.decks.market.includes(card) && state.revealed.includes(card) && !again),
};

/** The cost for this player, or half of it: discounts for Items or Allies apply (2e.cards.cost). */
export const priceOfDrawn = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>, id: CardId): number =>
  e.pay === undefined ? 0 : Math.floor(priceOf(g, f.player, id) / (e.pay === 'half' ? 2 : 1));

/** Whether the player may take a drawn card within the limits. */
const isOffered = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>, id: CardId): boolean =>
  id !== NOTHING &&
  f.pending.filter((drawn) => drawn === NOTHING).length < e.take &&
  (e.kind === undefined || cardOf(g, id).kind === e.kind) &&
  canPay(g, f.player, priceOfDrawn(g, f, e, id));

const canTake = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>, id: CardId): boolean =>
  isOffered(g, f, e, id) && refuseAcquire(g, f.player, id) === null;

/** Cards that the player could discard to make room for a drawn card. */
const roomForDrawn = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>): readonly CardId[] => [
  ...new Set(f.pending.flatMap((id) => (isOffered(g, f, e, id) ? (roomFor(g, f.player, id) ?? []) : []))),
];

/** Cards are added to market stacks. */
export const stockMarketSchema: EffectSchema<'stock-market'> = {
  fields: {
    /** How many for each town. */
    count: '1..20',
    /** The town you are in, if you are in one, or every town. */
    towns: "'here' | 'all'",
  },
};
export const stockMarket: EffectRule<'stock-market'> = {
  ready(g, f, e) {
    if (isToBeStocked(g, f, e)) readyDeck(g, 'market');
  },
  ask: (g, f, e) => (isToBeStocked(g, f, e) ? drawFrom(g, 'market') : null),
  answer(g, f, e, answer) {
    if (answer.type !== 'chance/draw') return;
    const towns = townsOf(g, f, e);
    const town = towns[f.pending.length % towns.length] as string;
    f.pending.push(answer.card);
    g.emit(marketStocked, { town, card: answer.card, rule: '2e.cards.text' });
  },
  act: () => undefined,
};
export const stockMarketText: EffectText<'stock-market'> = {
  text: '{towns, select, all {each town gets} other {the town you are in gets}} {count, plural, one {# more market card} other {# more market cards}}',
  values: ({ count, towns }) => ({ count, towns }),
};
export const stockMarketWorth: EffectWorth<'stock-market'> = {};
export const stockMarketPending: EffectPending<'stock-market'> = {
  wish: () => 'a market card',
  fits: (_e, card, { content }) => content.decks.market.includes(card),
};

const isToBeStocked = (g: G, f: EffectsFrame, e: EffectOf<'stock-market'>): boolean =>
  f.pending.length < townsOf(g, f, e).length * e.count;

function townsOf(g: G, f: EffectsFrame, e: EffectOf<'stock-market'>): readonly string[] {
  if (e.towns === 'all') return openTowns(g).map((town) => town.id);
  const here = townAt(g, playerState(g, f.player).hero.space);
  return here === null ? [] : [here];
}

/** Empty sunburst spaces get their counters back, as far as the pile suffices (2e.replenish.all). */
export const replenishSchema: EffectSchema<'replenish'> = {
  fields: {
    /** The colors; all four if left out. */
    'colors?': 'Color[1..4]',
  },
};
export const replenish: EffectRule<'replenish'> = {
  act: (g, f, e) => g.call(replenishFrame, { player: f.player, colors: [...(e.colors ?? colors)] }),
};
export const replenishText: EffectText<'replenish'> = {
  text: '{colors, select, none {all} other {{colors}}} adventure counters come back',
  values: (e, say) => ({ colors: e.colors && say.words(e.colors, 'color', 'and') }),
};
export const replenishWorth: EffectWorth<'replenish'> = {
  use: () => 0.2,
};
