import { type FrameOf, forbid, why } from '../../../kernel/index.js';
import { canDraw, drawFrom, playerState, readyDeck } from '../../base/cards.js';
import { type MarketFrame, market, type TurnFrame, turn } from '../../base/frames.js';
import type { CardId, TownId } from '../../base/state.js';
import { action, auto, cachedByPart, chance, decide, type G, orNone, steps } from '../../base/vocabulary.js';
import { cardAt } from '../../saves/of-modules.js';
import { cardId, frameWith, seat, townId, yesNo } from '../../saves/words.js';
import { arrive, captainOf, captainsAt, putBack } from './captains.js';
import * as seaEvents from './event-kinds.js';

/* Hiring a Captain: an action of the Market step (iod.hire.when). */

export const hiring = frameWith('hiring', {
  player: seat,
  town: townId,
  /** The hired Captain, while the player chooses which of two stays. */
  card: cardId.nullable(),
  loan: yesNo,
});
type HiringFrame = FrameOf<typeof hiring>;

const CALLED = 'captain/call';

const costOfCaptain = (g: G, id: CardId): number => {
  const card = g.content.cards[id];
  return (card?.kind === 'further' && card.cost) || 0;
};

/** Draws a Captain. Once per Market step: otherwise a player could look through the whole deck. */
export const callCaptain = action<MarketFrame>()('captain/call', {
  moment: 'iod.hire.when',
  refuse(g, f) {
    if (g.find(turn)?.used.includes(CALLED))
      return forbid('iod.hire.when', 'You have looked for a Captain in this Market step already.');
    return canDraw(g, 'captains') || captainsAt(g, f.town).length > 0
      ? null
      : forbid('iod.hire.draw-first', 'There is no Captain to be had.');
  },
  run(g, f) {
    g.find(turn)?.used.push(CALLED);
    g.emit(seaEvents.captainCalled, { player: f.player, town: f.town, rule: 'iod.hire.when' });
    g.call(hiring, { player: f.player, town: f.town, card: null, loan: false });
  },
});

/** Hires one of the Captains here, for his cost or on loan (iod.hire.choose, iod.hire.pay, iod.loan.option). */
const hire = action<HiringFrame>()('captain/hire', {
  parameters: { card: 'id', terms: ['paid', 'on-loan'] },
  moment: 'iod.hire.choose',
  candidates(g, f, add) {
    for (const card of captainsAt(g, f.town))
      for (const terms of ['paid', 'on-loan'] as const) add({ type: 'captain/hire', card, terms });
  },
  refuse(g, f, { card, terms }) {
    if (!captainsAt(g, f.town).includes(card)) return forbid('iod.hire.choose', 'That Captain is not here.');
    return terms === 'paid' && costOfCaptain(g, card) > playerState(g, f.player).gold
      ? forbid(
          'iod.hire.pay',
          () =>
            why`He costs ${costOfCaptain(g, card)} gold, and you have ${orNone(playerState(g, f.player).gold)}.`,
        )
      : null;
  },
  run(g, f, { card, terms }) {
    f.card = card;
    f.loan = terms === 'on-loan';
    // A loan is free (iod.loan.no-payment); its gold counter belongs to the bank (iod.loan.marker).
    const price = f.loan ? 0 : costOfCaptain(g, card);
    const rule = f.loan ? 'iod.loan.no-payment' : 'iod.hire.pay';
    g.emit(seaEvents.captainHired, { player: f.player, town: f.town, card, price, loan: f.loan, rule });
    g.next(f);
  },
});

/** Hires no one (iod.hire.decline). */
const decline = action<HiringFrame>()('captain/decline', {
  moment: 'iod.hire.decline',
  run(g, f) {
    g.emit(seaEvents.captainDeclined, { player: f.player, town: f.town, rule: 'iod.hire.decline' });
    g.finish();
  },
});

/** A player with two Captains chooses which stays (iod.hire.replace). */
const keep = action<HiringFrame>()('captain/keep', {
  parameters: { card: 'id' },
  moment: 'iod.hire.replace',
  candidates(g, f, add) {
    for (const card of bothOf(g, f)) add({ type: 'captain/keep', card });
  },
  refuse: (g, f, { card }) =>
    bothOf(g, f).includes(card) ? null : forbid('iod.hire.replace', 'Name one of your two Captains.'),
  run(g, f, { card }) {
    const former = captainOf(g, f.player)?.card;
    const surplus = card === f.card ? former : f.card;
    if (card === f.card) engage(g, f);
    f.card = null;
    g.next(f);
    // The other goes to the captain deck, without a refund.
    if (surplus) putBack(g, f.player, surplus);
  },
});

const bothOf = (g: G, f: HiringFrame): CardId[] =>
  [captainOf(g, f.player)?.card, f.card].flatMap((card) => card ?? []);

/** The Captain joins the player without counters; one at a time (iod.hire.one-only). */
function engage(g: G, f: HiringFrame): void {
  const { player, card, loan } = f;
  if (card === null) return;
  g.emit(seaEvents.captainEngaged, { player, card, loan, rule: 'iod.hire.one-only' });
}

export const hiringSteps = {
  ...steps(
    hiring,
    auto('ready', (g) => readyDeck(g, 'captains')),
    // A Captain is drawn first and joins those here; with an empty deck there are only those (iod.hire.draw-first).
    chance('draw', {
      rule: 'iod.hire.draw-first',
      ask: (g) => drawFrom(g, 'captains'),
      answer(g, f, answer) {
        if (answer.type !== 'chance/draw') return;
        arrive(g, f.town, answer.card, 'iod.hire.draw-first');
      },
    }),
    decide('choose', {
      time: 'the choice among the Captains of a town',
      rule: 'iod.hire.choose',
      offers: () => [hire, decline],
    }),
    decide('keep', {
      time: 'the choice which of two Captains is kept',
      rule: 'iod.hire.replace',
      offers: () => [keep],
      skip(g, f) {
        if (captainOf(g, f.player) !== null) return false;
        engage(g, f);
        f.card = null;
        return true;
      },
    }),
    auto('over', () => undefined),
  ),
  places: [{ on: market, at: ['trade'], shared: ['player', 'town'], problemsOf: cardAt('keep') }],
};

/** A Captain just hired is in no stack and with no player. */
export const cardsInHiring = (g: G): CardId[] => {
  const f = g.find(hiring);
  return f?.card ? [f.card] : [];
};

/** The first town with more than one Captain, or `null`. Asked in every turn, so it is cached. */
const crowded = cachedByPart('stacks', (g): TownId | null => {
  for (const { id } of g.content.board.towns) if (captainsAt(g, id).length > 1) return id;
  return null;
});

const crowd = (g: G): readonly CardId[] => captainsAt(g, crowded(g) ?? '');

/** At the end of a turn its player chooses which Captain stays in a town (iod.hire.surplus-at-turn-end). */
const stay = action<TurnFrame>()('captain/stay', {
  parameters: { card: 'id' },
  moment: 'iod.hire.surplus-at-turn-end',
  candidates(g, _f, add) {
    for (const card of crowd(g)) add({ type: 'captain/stay', card });
  },
  refuse: (g, _f, { card }) =>
    crowd(g).includes(card)
      ? null
      : forbid('iod.hire.surplus-at-turn-end', () => why`Name one of the Captains in ${crowded(g) ?? ''}.`),
  run(g, f, { card }) {
    const town = crowded(g) ?? '';
    g.emit(seaEvents.captainStayed, { player: f.player, town, card, rule: 'iod.hire.surplus-at-turn-end' });
    for (const other of captainsAt(g, town)) {
      if (other === card) continue;
      const stack = g.own('stacks')[town] ?? [];
      stack.splice(stack.indexOf(other), 1);
      putBack(g, null, other);
    }
  },
});

export const clearTowns = decide<TurnFrame>('captains', {
  time: 'the choice which Captain stays in a town',
  rule: 'iod.hire.surplus-at-turn-end',
  offers: () => [stay],
  skip: (g) => crowded(g) === null,
});
