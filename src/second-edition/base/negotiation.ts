import { forbid, ofSort, type Reason, type Refusal, why, whyOf } from '../../kernel/index.js';
import { on } from '../saves/called.js';
import { type FrameSaves, turnOf } from '../saves/frame-checks.js';
import { hasAlly, hasItem, playerState } from './cards.js';
import * as events from './event-kinds/index.js';
import { adventure, type NegotiationFrame, negotiation, turn } from './frames.js';
import { becomesAlly, becomesItem, cardsGained, refuseTogether } from './possessions.js';
import type { CardId } from './state.js';
import { action, decide, type G, query, steps } from './vocabulary.js';

/* Negotiating: the player whose turn it is builds a proposal of gold, Items and Allies step by step (2e.interaction.exchange). */

const sideOf = (f: NegotiationFrame, player: number): 0 | 1 | null =>
  player === f.player ? 0 : player === f.other ? 1 : null;
const playerOn = (f: NegotiationFrame, side: 0 | 1): number => (side === 0 ? f.player : f.other);

const amounts = [1, 5, 10] as const;

const offerGold = action<NegotiationFrame>()('offer/add-gold', {
  parameters: { player: 'integer', amount: 'integer' },
  moment: '2e.interaction.exchange',
  ranges: [{ of: ['amount'], values: () => amounts.map((amount) => [amount]) }],
  candidates(_g, f, add) {
    for (const player of [f.player, f.other])
      for (const amount of amounts) add({ type: 'offer/add-gold', player, amount });
  },
  refuse(g, f, { player, amount }) {
    const side = sideOf(f, player);
    if (side === null)
      return forbid('2e.interaction.exchange', 'Only the two who negotiate can give anything.');
    if (!amounts.includes(amount as 1))
      return forbid('2e.interaction.exchange', 'Gold is added by 1, 5 or 10.');
    return f.gold[side] + amount > playerState(g, player).gold
      ? forbid(
          '2e.interaction.exchange',
          () =>
            why`${ofSort('player', player)} has ${playerState(g, player).gold} gold, and ${f.gold[side]} of it is in the offer.`,
        )
      : null;
  },
  run(g, f, { player, amount }) {
    const side = sideOf(f, player) ?? 0;
    f.gold[side] += amount;
    g.emit(events.goldOffered, { player, amount: f.gold[side], rule: '2e.interaction.exchange' });
  },
});

const withdrawGold = action<NegotiationFrame>()('offer/withdraw-gold', {
  parameters: { player: 'integer' },
  moment: '2e.interaction.exchange',
  candidates(_g, f, add) {
    for (const player of [f.player, f.other]) add({ type: 'offer/withdraw-gold', player });
  },
  refuse(_g, f, { player }) {
    const side = sideOf(f, player);
    return side !== null && f.gold[side] > 0
      ? null
      : forbid('2e.interaction.exchange', 'There is no gold of that player in the offer.');
  },
  run(g, f, { player }) {
    f.gold[sideOf(f, player) ?? 0] = 0;
    g.emit(events.goldOffered, { player, amount: 0, rule: '2e.interaction.exchange' });
  },
});

const offerCard = action<NegotiationFrame>()('offer/add-card', {
  parameters: { player: 'integer', card: 'id' },
  moment: '2e.interaction.exchange',
  candidates(g, f, add) {
    for (const player of [f.player, f.other]) {
      const p = playerState(g, player);
      for (const { card } of [...p.allies, ...p.items]) add({ type: 'offer/add-card', player, card });
    }
  },
  refuse(g, f, { player, card }) {
    const side = sideOf(f, player);
    if (side === null)
      return forbid('2e.interaction.exchange', 'Only the two who negotiate can give anything.');
    const p = playerState(g, player);
    if (!hasAlly(p, card) && !hasItem(p, card))
      return forbid('2e.interaction.exchange', 'Only Items and Allies of that player can be exchanged.');
    if (f.cards[side].includes(card))
      return forbid('2e.interaction.exchange', 'That card is in the offer already.');
    // An Ally is not passed on. An Item may be (2e.interaction.exchange).
    return hasAlly(p, card) && g.find(turn)?.received.includes(card)
      ? forbid('faq.market.no-round-trip')
      : null;
  },
  run(g, f, { player, card }) {
    f.cards[sideOf(f, player) ?? 0].push(card);
    g.emit(events.offerCardAdded, { player, card, rule: '2e.interaction.exchange' });
  },
});

const withdrawCard = action<NegotiationFrame>()('offer/withdraw-card', {
  parameters: { card: 'id' },
  moment: '2e.interaction.exchange',
  candidates(_g, f, add) {
    for (const card of [...f.cards[0], ...f.cards[1]]) add({ type: 'offer/withdraw-card', card });
  },
  refuse: (_g, f, { card }) =>
    f.cards.some((cards) => cards.includes(card))
      ? null
      : forbid('2e.interaction.exchange', 'That card is not in the offer.'),
  run(g, f, { card }) {
    const player = f.cards[0].includes(card) ? f.player : f.other;
    for (const cards of f.cards) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    g.emit(events.offerCardWithdrawn, { player, card, rule: '2e.interaction.exchange' });
  },
});

/** Limits must hold for both players after the exchange. Cards may have been lost, and Heroes moved, since the offer. */
export const refuseExchange = query(
  'may this exchange be made',
  (g: G, f: NegotiationFrame): Refusal | null => {
    if (playerState(g, f.player).hero.space !== playerState(g, f.other).hero.space)
      return forbid('2e.interaction.choice', 'The two Heroes are no longer in the same space.');
    for (const side of [0, 1] as const) {
      const p = playerState(g, playerOn(f, side));
      if (f.gold[side] > p.gold) return forbid('2e.interaction.exchange', 'The gold is gone: withdraw it.');
      const gone = f.cards[side].find((card) => !hasAlly(p, card) && !hasItem(p, card));
      if (gone !== undefined)
        return forbid('2e.interaction.exchange', () => why`${gone} is gone: withdraw it.`);
      const staying = ({ card }: { readonly card: CardId }): boolean => !f.cards[side].includes(card);
      const tooMany = refuseTogether(
        g,
        {
          player: playerOn(f, side),
          allies: p.allies.filter(staying).map((ally) => ally.card),
          items: p.items.filter(staying).map((item) => item.card),
        },
        f.cards[side === 0 ? 1 : 0],
      );
      if (tooMany) return forbid(tooMany.rule, () => whyOf(tooMany) ?? overLimit(f, side));
    }
    return null;
  },
);

/** The rule states the limit. The reason names the player who would exceed it. */
const overLimit = (f: NegotiationFrame, side: 0 | 1): Reason =>
  why`${ofSort('player', playerOn(f, side))} would have too many: discard one first, or change the offer.`;

const propose = action<NegotiationFrame>()('offer/propose', {
  moment: '2e.interaction.exchange',
  refuse(g, f) {
    if (f.gold[0] + f.gold[1] + f.cards[0].length + f.cards[1].length === 0)
      return forbid('2e.interaction.exchange', 'The offer is empty.');
    return refuseExchange(g, f);
  },
  run(g, f) {
    g.emit(events.offerProposed, { player: f.player, other: f.other, rule: '2e.interaction.exchange' });
    g.next(f);
  },
});

/** Leave the negotiation without an exchange, or without another one. The turn goes on (2e.interaction.turn-continues). */
const leave = action<NegotiationFrame>()('offer/leave', {
  moment: '2e.interaction.turn-continues',
  run(g, f) {
    const player = g.askedIn(f) ?? f.player;
    const other = player === f.player ? f.other : f.player;
    g.emit(events.offerLeft, { player, other, rule: '2e.interaction.turn-continues' });
    g.finish();
  },
});

/** An agreement is carried out at once and completely (2e.interaction.binding). Cards keep their side and their counters. */
const accept = action<NegotiationFrame>()('offer/accept', {
  moment: '2e.interaction.binding',
  refuse: (g, f) => refuseExchange(g, f),
  run(g, f) {
    const gold = f.gold;
    const [fromA, fromB] = [[...f.cards[0]], [...f.cards[1]]];
    g.find(turn)?.received.push(...fromA, ...fromB);
    g.emit(events.heroExchanged, {
      player: f.player,
      other: f.other,
      gold: [gold[0], gold[1]],
      cards: [fromA, fromB],
      rule: '2e.interaction.binding',
    });
    g.finish();
    cardsGained(g, f.player, fromB);
    cardsGained(g, f.other, fromA);
  },
});

const decline = action<NegotiationFrame>()('offer/decline', {
  moment: '2e.interaction.exchange',
  run(g, f) {
    g.emit(events.heroDeclined, { player: f.other, rule: '2e.interaction.exchange' });
    g.goto(f, 'build');
  },
});

export const negotiationSteps = steps(
  negotiation,
  decide('build', {
    time: 'the making of an offer',
    rule: '2e.interaction.exchange',
    role: (_g, { other }) => ({ as: 'partner', player: other }),
    offers: () => [propose, leave, offerCard, withdrawCard, offerGold, withdrawGold],
    // A player without room for a card may make room now (2e.limits.make-room-first, 2e.limits.discard-any-time).
    open: true,
  }),
  decide('answer', {
    time: 'the answer to an offer',
    rule: '2e.interaction.binding',
    actor: (_g, f) => f.other,
    role: (_g, { player }) => ({ as: 'partner', player }),
    offers: () => [accept, decline, leave],
    open: true,
  }),
);

export const negotiationSaves = (): FrameSaves<NegotiationFrame> => ({
  calledFrom: [on(adventure, { at: ['choose'], shared: ['player'] })],
  check(look, path, f) {
    look.player(`${path}/other`, f.other);
    if (f.other === f.player) look.report(`${path}/other`, 'Nobody negotiates with oneself.');
    const turn = turnOf(look);
    if (turn && !turn.negotiated.includes(f.other))
      look.report(`${path}/other`, 'The turn does not know that these two negotiate: see its negotiated.');
    // Possessions that were lost since they were offered stay on offer: discarded cards, and the gold of a knocked out Hero.
    const { state, unseen } = look;
    const known = (card: CardId): boolean =>
      unseen.has(card) ||
      Object.values(state.stacks).some((stack) => stack.includes(card)) ||
      state.players.some((p) => [...p.allies, ...p.items].some((held) => held.card === card));
    [f.player, f.other].forEach((player, side) => {
      const p = state.players[player];
      const [gold, cards] = [f.gold[side] ?? 0, f.cards[side] ?? []];
      if (p && p.gold > 0 && gold > p.gold)
        look.report(`${path}/gold/${side}`, `Player ${player} has ${p.gold} gold to offer.`);
      cards.forEach((card, at) => {
        const has = p && [...p.allies, ...p.items].some((held) => held.card === card);
        const mayChange =
          look.content.cards[card] !== undefined && (becomesItem(look.g, card) || becomesAlly(look.g, card));
        const gone = mayChange && !known(card);
        if (!(has || gone) || cards.indexOf(card) !== at)
          look.report(
            `${path}/cards/${side}/${at}`,
            `An Item or Ally of player ${player} belongs here, each once.`,
            '2e.interaction.exchange',
          );
      });
    });
  },
});
