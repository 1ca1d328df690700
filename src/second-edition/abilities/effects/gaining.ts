import { forbid, type Refusal, raised, takeCard, why } from '../../../kernel/index.js';
import { cardsToRefresh, isActivated, refreshCard } from '../../base/activation.js';
import {
  cardOf,
  costOf,
  discardCard,
  drawFrom,
  hasAlly,
  hasItem,
  isProtected,
  loseCard,
  playerState,
  readyDeck,
} from '../../base/cards.js';
import { laidCard } from '../../base/cards-on-board.js';
import {
  abilityTriggered,
  cardDrawn,
  counterGained,
  encounterProgress,
  goldGained,
  goldPaid,
  marketStocked,
} from '../../base/event-kinds/index.js';
import { addBonus, availableBonuses, refuseBonus } from '../../base/experience.js';
import { type EffectsFrame, replenish as replenishFrame, turn } from '../../base/frames.js';
import { townAt } from '../../base/ground.js';
import { countOn, isInPlay, layCard, layGold } from '../../base/hoards.js';
import { openTowns, priceOf } from '../../base/market.js';
import { amountDue, canPay, payGold } from '../../base/payment.js';
import {
  acquire,
  becomesAlly,
  becomesItem,
  keepCard,
  openQuest,
  refuseAcquire,
  refuseItems,
} from '../../base/possessions.js';
import type { Bonus, CardId } from '../../base/state.js';
import { type G, orNone, query } from '../../base/vocabulary.js';
import type { Checked, EffectPending, EffectSchema, EffectText, EffectWorth } from '../card-effect.js';
import { colors, type EffectOf } from '../language.js';
import { changeOf } from '../modifiers.js';
import { type EffectRule, NOTHING } from '../rule.js';
import { callEffects } from '../triggers.js';
import { howMuch } from './who.js';

/** You get gold from the bank (2e.bank.income). */
export const gainGoldSchema: EffectSchema<'gain-gold'> = {
  fields: {
    /** Gold; in the `reward` of a Challenge cards that change `reward-gold` add to it. */
    amount: 'Amount',
  },
};

/** An Encounter alone can do this; one that stays open needs an effect that ends it. */
export function needsEncounter(
  what: 'stay-open' | 'lay' | 'finish',
  { card, hasEnd, refuse }: Checked,
): void {
  if (card.kind !== 'encounter')
    refuse(
      'do',
      `Only an Encounter can stay open or be laid on a space, and "${what}" is about that; this card is of kind "${card.kind}".`,
    );
  else if (what !== 'finish' && !hasEnd)
    refuse(
      'do',
      'The Encounter would stay there without end: give it an ability with "finish", "discard-this" or "take-card" among its effects, or with the cost `discard`.',
      '2e.encounter.nature',
    );
}

export const gainGold: EffectRule<'gain-gold'> = {
  act(g, f, e) {
    const p = playerState(g, f.player);
    const isReward = f.list.startsWith(`${f.card}#reward`);
    const extra = isReward ? changeOf(g, 'reward-gold', f.player, p.hero.card) : 0;
    const amount = Math.max(0, howMuch(g, f, e.amount) + extra);
    p.gold = raised(p.gold, amount);
    // The bank never runs out (2e.bank.income).
    if (amount > 0) g.emit(goldGained, { player: f.player, amount, by: f.card, rule: '2e.bank.income' });
  },
};
export const gainGoldText: EffectText<'gain-gold'> = {
  text: 'gain {amount} gold',
  values: (e, say) => ({ amount: say.amount(e.amount) }),
};
export const gainGoldWorth: EffectWorth<'gain-gold'> = {
  worth: (e, { sized }) => sized(e.amount, 6),
  use: () => 2,
  helps: () => true,
};

/** You pay gold to the bank, as much as you have if it is more (2e.bank.spending). */
export const loseGoldSchema: EffectSchema<'lose-gold'> = {
  fields: {
    /** Gold, at most. */
    amount: "Amount | 'all'",
    /** It comes to lie on this adventure card, and not to the bank, as long as the card is in play. */
    'onto?': "'this'",
  },
  check(e, { hoard }) {
    if (e.onto !== undefined) hoard('onto', 'take gold');
  },
};
export const loseGold: EffectRule<'lose-gold'> = {
  act(g, f, e) {
    const p = playerState(g, f.player);
    const amount = Math.min(p.gold, howMuch(g, f, e.amount));
    if (e.onto === 'this' && isInPlay(g, f.card)) return layGold(g, f.player, f.card, amount);
    p.gold -= amount;
    if (amount > 0) g.emit(goldPaid, { player: f.player, amount, rule: '2e.bank.spending' });
  },
};
export const loseGoldText: EffectText<'lose-gold'> = {
  text: '{onto, select, this {put {amount} of your gold on this card} other {pay {amount} gold}}',
  values: (e, say) => ({ amount: say.amount(e.amount), onto: e.onto }),
};
export const loseGoldWorth: EffectWorth<'lose-gold'> = {
  worth: (e, { own, sized }) => -sized(e.amount, own.gold),
};

/** A reward must be taken (2e.defeat.reward), unless the card offers it to any player. */
export const mayLeaveCard = query(
  'whether a card that is the reward may be left to others',
  (_g: G, _player: number, _card: CardId): boolean => false,
);

/** You take this card: as the Item or Ally described in `becomes`, or to keep it for the abilities described there. */
export const takeThisCardSchema: EffectSchema<'take-card'> = {
  ends: true,
  check(_e, { card, part, refuse }) {
    if (card.kind !== 'challenge' && card.kind !== 'encounter')
      refuse('do', `Only a Challenge or an Encounter can be taken; this card is of kind "${card.kind}".`);
    else if (part === 'becomes') refuse('do', 'The card has been taken before this can happen.');
    else if (card.kind === 'challenge' && part !== 'reward')
      refuse(
        'do',
        'A Challenge is taken once it is defeated: this belongs in its `reward`.',
        '2e.defeat.reward',
      );
    else if (card.becomes === undefined)
      refuse(
        'do',
        'The card is taken, but does not say as what: give it `becomes`.',
        '2e.defeat.card-as-item-or-ally',
      );
  },
};
/**
 * The card itself is the reward: it becomes an Item or an Ally (2e.defeat.card-as-item-or-ally), or is kept
 * (2e.defeat.card-kept-for-effect). At the limit the player makes room or declines
 * (2e.limits.example-question-of-honor).
 */
export const takeThisCard: EffectRule<'take-card'> = {
  options(g, f) {
    // The card is gone or already taken.
    if (!isAtHand(g, f)) return [];
    const room = roomFor(g, f.player, f.card);
    if (room !== null) return [...room, NOTHING];
    return mayLeaveCard(g, f.player, f.card) ? ['take', NOTHING] : ['take'];
  },
  about: (_g, { card }, _e, choice) => (choice === 'take' ? { is: 'card', card } : null),
  refuse: (g, f, _e, choice) =>
    choice === 'take' ? refuseAcquire(g, f.player, f.card) : refuseLoss(g, f, choice),
  act(g, f, _e, choice) {
    if (choice === NOTHING) return;
    if (choice !== 'take') {
      loseCard(g, f.player, choice);
      if (refuseAcquire(g, f.player, f.card) !== null) return 'choose';
    }
    const card = cardOf(g, f.card);
    const becomes = 'becomes' in card ? card.becomes : undefined;
    if (becomes === undefined || becomes.as === 'kept') keepCard(g, f.player, f.card);
    else acquire(g, f.player, f.card);
    return;
  },
};
export const takeThisCardText: EffectText<'take-card'> = {
  text: 'take this card',
};
export const takeThisCardWorth: EffectWorth<'take-card'> = {
  worth: () => 5,
  choice: (_e, choice, { owned }) => (choice === 'take' ? 9 : choice === NOTHING ? 0 : 3 - owned(choice)),
};

/** Whether the card being followed is on the table, or an open Encounter of the player. */
const isAtHand = (g: G, f: EffectsFrame): boolean =>
  g.state.revealed.includes(f.card) ||
  laidCard(g.state, f.card) !== undefined ||
  playerState(g, f.player).quests.some((quest) => quest.card === f.card);

/** Cards that the player could discard to make room; `null` if there is room (2e.limits.make-room-first). */
export function roomFor(g: G, player: number, card: CardId): readonly CardId[] | null {
  if (refuseAcquire(g, player, card) === null) return null;
  const p = playerState(g, player);
  const items = p.items.map((item) => item.card);
  const makesRoom = (id: CardId) => refuseItems(g, [...items.filter((other) => other !== id), card]) === null;
  const mine = [
    ...(becomesAlly(g, card) ? p.allies.map((ally) => ally.card) : []),
    ...(becomesItem(g, card) ? items.filter(makesRoom) : []),
  ];
  return mine.filter((id) => !isProtected(g, id));
}

/** A kept Challenge makes no room (2e.defeat.card-protected). */
export const refuseLoss = (g: G, f: EffectsFrame, card: CardId): Refusal | null => {
  const p = playerState(g, f.player);
  return (hasAlly(p, card) || hasItem(p, card)) && isProtected(g, card)
    ? forbid('2e.defeat.card-protected')
    : null;
};

/** This card is discarded: by you if it is yours, from the Event area, or from the table where it lay to be resolved. */
export const discardThisSchema: EffectSchema<'discard-this'> = {
  ends: true,
  check(_e, { undiscardable, refuse }) {
    if (undiscardable !== null) refuse('do', undiscardable);
  },
};
export const discardThis: EffectRule<'discard-this'> = {
  act(g, f) {
    const p = playerState(g, f.player);
    const mine =
      p.kept.includes(f.card) ||
      p.quests.some((q) => q.card === f.card) ||
      p.items.some((i) => i.card === f.card) ||
      p.allies.some((a) => a.card === f.card);
    if (mine) loseCard(g, f.player, f.card);
    else if (g.state.event === f.card) endEvent(g, f);
    else if (isAtHand(g, f)) discardCard(g, f.card);
  },
};
export const discardThisText: EffectText<'discard-this'> = {
  text: 'discard this card',
};
export const discardThisWorth: EffectWorth<'discard-this'> = {
  worth: () => 0,
};

/** An Event that ends by its own text leaves the area empty. */
function endEvent(g: G, f: EffectsFrame): void {
  g.state.event = null;
  discardCard(g, f.card);
  for (const { ability, list } of g.content.sides[f.card]?.triggered ?? [])
    if (ability.on === 'leaves') {
      g.emit(abilityTriggered, {
        player: f.player,
        card: f.card,
        trigger: 'leaves',
        rule: '2e.effects.owner-uses',
      });
      callEffects(g, f.player, f.card, f.bearer, list);
    }
}

const losable = (g: G, f: EffectsFrame, e: EffectOf<'lose-card'>): CardId[] => {
  const p = playerState(g, f.player);
  const items = e.kind === 'ally' ? [] : p.items.map((i) => i.card);
  const allies = e.kind === 'item' ? [] : p.allies.map((a) => a.card);
  const cards = [...allies, ...items].filter((id) => !isProtected(g, id));
  if (e.which !== 'dearest') return cards;
  const most = Math.max(...cards.map((id) => costOf(g, id)));
  return cards.filter((id) => costOf(g, id) === most);
};

/** You lose a card of your own. Challenge cards that you keep are safe (2e.defeat.card-protected). */
export const loseOneSchema: EffectSchema<'lose-card'> = {
  fields: {
    /** What it may be; `any` is an Item or an Ally. */
    kind: "'item' | 'ally' | 'any'",
    /** Which of them: one of your choice, the one of the highest cost, or one at random. */
    which: "'choice' | 'dearest' | 'random'",
    /** It comes to lie on this adventure card instead of being discarded, as long as the card is in play. */
    'onto?': "'this'",
  },
  check(e, { hoard }) {
    if (e.onto !== undefined) hoard('onto', 'take cards');
  },
};
export const loseOne: EffectRule<'lose-card'> = {
  ask(g, f, e) {
    const cards = e.which === 'random' && f.pending.length === 0 ? losable(g, f, e) : [];
    return cards.length > 0 ? { kind: 'pick', from: cards } : null;
  },
  answer(_g, f, _e, answer) {
    if (answer.type === 'chance/pick') f.pending = [answer.choice];
  },
  options: (g, f, e) => (e.which === 'random' ? f.pending : losable(g, f, e)),
  refuse: (g, f, _e, choice) => refuseLoss(g, f, choice),
  act(g, f, e, choice) {
    if (e.onto === 'this' && isInPlay(g, f.card)) layCard(g, f.player, f.card, choice);
    else loseCard(g, f.player, choice);
  },
};
export const loseOneText: EffectText<'lose-card'> = {
  text: '{onto, select, this {put} other {lose}} {kind, select, item {an Item} ally {an Ally} other {an Item or an Ally}}{which, select, choice { of your choice} dearest {, the dearest} other { at random}}{onto, select, this {, on this card} other {}}',
  values: ({ kind, which, onto }) => ({ kind, which, onto }),
};
export const loseOneWorth: EffectWorth<'lose-card'> = {
  worth: () => -4,
  choice: (_e, card, { owned }) => -owned(card),
};
export const loseOnePending: EffectPending<'lose-card'> = {
  wish: () => 'an Item or Ally of the player',
  fits(_e, card, { state, player, again }) {
    const p = state.players[player];
    return p !== undefined && [...p.allies, ...p.items].some((held) => held.card === card) && !again;
  },
};

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
/**
 * Cards are drawn one by one; those not taken or of the wrong kind go under the deck. `NOTHING` replaces each card
 * taken, so that they can be counted.
 */
export const drawMarket: EffectRule<'draw-market'> = {
  ready(g, f, e) {
    if (f.pending.length < e.count) readyDeck(g, 'market');
  },
  ask: (g, f, e) => (f.pending.length < e.count ? drawFrom(g, 'market') : null),
  answer(g, f, _e, answer) {
    if (answer.type !== 'chance/draw') return;
    takeCard(g, 'market', answer.card);
    g.state.revealed.push(answer.card);
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
    const price = priceAsked(g, f, e, choice);
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
      const price = priceAsked(g, f, e, choice);
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
const priceAsked = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>, id: CardId): number =>
  e.pay === undefined ? 0 : Math.floor(priceOf(g, f.player, id) / (e.pay === 'half' ? 2 : 1));

/** Whether the player may take a drawn card within the limits. */
const isOffered = (g: G, f: EffectsFrame, e: EffectOf<'draw-market'>, id: CardId): boolean =>
  id !== NOTHING &&
  f.pending.filter((drawn) => drawn === NOTHING).length < e.take &&
  (e.kind === undefined || cardOf(g, id).kind === e.kind) &&
  canPay(g, f.player, priceAsked(g, f, e, id));

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
    takeCard(g, 'market', answer.card);
    g.own('stacks')[town]?.push(answer.card);
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

/** You take an adventure counter from the pile as experience, if there is one. */
export const gainCounterSchema: EffectSchema<'gain-counter'> = {
  fields: {
    /** Its color, and so its points (2e.experience.points-printed). */
    color: 'Color',
  },
};
export const gainCounter: EffectRule<'gain-counter'> = {
  act(g, f, e) {
    if (g.state.pile[e.color] === 0) return;
    g.state.pile[e.color] -= 1;
    playerState(g, f.player).counters[e.color] += 1;
    g.emit(counterGained, { player: f.player, color: e.color, rule: '2e.cards.text' });
  },
};
export const gainCounterText: EffectText<'gain-counter'> = {
  text: 'take a {color} adventure counter from the pile',
  values: (e, say) => ({ color: say.word(e.color, 'color') }),
};
export const gainCounterWorth: EffectWorth<'gain-counter'> = {
  worth: () => 3,
  use: () => 2,
  helps: () => true,
};

/** You get an experience counter for nothing. */
export const gainExperienceSchema: EffectSchema<'gain-experience'> = {
  fields: {
    /** Which kind, or one of your choice. Nothing comes of one that your Hero may not have (2e.experience.life-max-three). */
    bonus: "Attribute | 'stamina' | 'life' | 'choice'",
  },
};
export const gainExperience: EffectRule<'gain-experience'> = {
  options: (g, f, e) =>
    availableBonuses(g, f.player).filter((bonus) => e.bonus === 'choice' || e.bonus === bonus),
  refuse: (g, f, _e, choice) => (choice === 'life' ? refuseBonus(g, f.player, choice) : null),
  act: (g, f, _e, choice) => addBonus(g, f.player, choice as Bonus),
};
export const gainExperienceText: EffectText<'gain-experience'> = {
  text: 'gain an experience counter of {bonus, select, choice {your choice} other {{bonus}}}',
  values: (e, say) => ({ bonus: say.named(e.bonus, 'bonus') }),
};
export const gainExperienceWorth: EffectWorth<'gain-experience'> = {
  worth: () => 8,
  choice: (_e, choice, { bonus }) => bonus(choice),
  use: () => 9,
  helps: () => true,
};

/** Face-down Items are turned up again. */
export const refreshSchema: EffectSchema<'refresh'> = {
  fields: {
    /** This very card, one of your choice, or all that you have. */
    cards: "'this' | 'one' | 'all'",
  },
};
export const refresh: EffectRule<'refresh'> = {
  options(g, f, e) {
    const down = cardsToRefresh(g, f.player).filter((card) => isActivated(g, f.player, card));
    return e.cards === 'one' ? down : null;
  },
  act(g, f, e, choice) {
    if (e.cards === 'one') refreshCard(g, f.player, choice);
    else if (e.cards === 'this') refreshCard(g, f.player, f.card);
    else for (const card of cardsToRefresh(g, f.player)) refreshCard(g, f.player, card);
  },
};
export const refreshText: EffectText<'refresh'> = {
  text: 'refresh {cards, select, this {this card} one {one of your Items} other {all of your Items}}',
  values: (e) => ({ cards: e.cards }),
};
export const refreshWorth: EffectWorth<'refresh'> = {
  choice: (_e, card, { cost }) => cost(card),
  use: (_e, { own }) => own.items.filter((item) => item.faceDown).length * 0.8,
  helps: (_e, { own }) => own.items.some(({ faceDown }) => faceDown),
};

/** This Encounter stays open with you; its abilities are in force until it is finished. */
export const stayOpenSchema: EffectSchema<'stay-open'> = {
  check: (e, at) => needsEncounter(e.do, at),
};
/** A card that was taken or is gone cannot stay open. */
export const stayOpen: EffectRule<'stay-open'> = {
  act(g, f) {
    if (isAtHand(g, f)) openQuest(g, f.player, f.card);
  },
};
export const stayOpenText: EffectText<'stay-open'> = {
  text: 'keep this Encounter open',
};
export const stayOpenWorth: EffectWorth<'stay-open'> = {
  worth: () => 0,
};

/** Counters are put on this Encounter, open or laid, or on this Challenge, or taken off it. They stay with it while it is in play. */
export const progressSchema: EffectSchema<'progress'> = {
  fields: {
    /** How many, off it if negative; there are never fewer than none. */
    add: '-20..20',
  },
  check(_e, { card, hoard }) {
    if (card.kind !== 'encounter') hoard('do', 'have counters on it');
  },
};
export const progress: EffectRule<'progress'> = {
  act(g, f, e) {
    const quest = playerState(g, f.player).quests.find((q) => q.card === f.card);
    if (!quest) return countOn(g, f.player, f.card, e.add);
    quest.progress = Math.max(0, quest.progress + e.add);
    g.emit(encounterProgress, {
      player: f.player,
      card: f.card,
      progress: quest.progress,
      rule: '2e.encounter.nature',
    });
  },
};
export const progressText: EffectText<'progress'> = {
  text: '{sign, select, down {take {amount} off this card} other {put {amount} on this card}}',
  values: ({ add }) => ({ sign: add < 0 ? 'down' : 'up', amount: Math.abs(add) }),
};
export const progressWorth: EffectWorth<'progress'> = {
  worth: () => 0,
};

/** This Encounter, open or laid, is done with and discarded. */
export const finishSchema: EffectSchema<'finish'> = {
  ends: true,
  check: (e, at) => needsEncounter(e.do, at),
};
export const finish: EffectRule<'finish'> = {
  act: (g, f, e) => discardThis.act(g, f, { ...e, do: 'discard-this' }, ''),
};
export const finishText: EffectText<'finish'> = {
  text: 'discard this Encounter',
};
export const finishWorth: EffectWorth<'finish'> = {
  worth: () => 0,
};
