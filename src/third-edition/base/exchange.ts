import { forbid, type Refusal } from '../../kernel/index.js';
import { inTurn } from '../saves/called.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { assetOf, playerState, takeOut } from './cards.js';
import { inOrder, isDefeated } from './characters.js';
import { assetGained, exchangeAgreed, exchangeDeclined, exchangeProposed } from './event-kinds/index.js';
import { type ExchangeFrame, exchange, type TurnFrame, turn } from './frames.js';
import { settle } from './limits.js';
import { checkHealth } from './possessions.js';
import type { CardId } from './state.js';
import { action, auto, decide, type G, steps } from './vocabulary.js';

/*
 * Heroes in one hex exchange gold and assets, nothing else (3e.exchange.what, 3e.exchange.not). The active player makes offers, the other
 * accepts or declines; the players judge what is fair (3e.exchange.fair). A declined offer cannot be repeated in the turn, so a turn has
 * finitely many offers.
 */

const partners = (g: G, player: number): readonly number[] => {
  const { hex } = playerState(g, player);
  return inOrder(g, player).filter(
    (other) => other !== player && hex !== null && playerState(g, other).hex === hex,
  );
};

/** An offer begins between actions and costs none (3e.exchange.what). */
export const propose = action<TurnFrame>()('exchange/propose', {
  parameters: { with: 'integer' },
  moment: '3e.exchange.what',
  exact: true,
  // The active player makes the offer (see the note of 3e.exchange.what): a refusal of another player cites it.
  by: (_g, f) => f.player,
  candidates(g, f, add) {
    for (const other of partners(g, f.player)) add({ type: 'exchange/propose', with: other });
  },
  tries(g, f, add) {
    for (const other of inOrder(g, f.player))
      if (other !== f.player) add({ type: 'exchange/propose', with: other });
  },
  refuse(g, f, action): Refusal | null {
    if (partners(g, f.player).includes(action.with)) return null;
    return forbid(
      '3e.exchange.what',
      action.with === f.player
        ? 'The player whose turn it is makes the offer to the other hero, who agrees to it or not.'
        : 'You exchange with a hero in the same hex.',
    );
  },
  run(g, f, action) {
    g.call(exchange, {
      player: f.player,
      other: action.with,
      gold: [0, 0],
      cards: [[], []],
      agreed: false,
    });
  },
});

/** Only actions up to this amount get a number in the list of all actions. The rules limit gold only by what a player has. */
const MOST_GOLD = 100;

/** `by`: 0 is the player who offers, 1 the other. */
const putGold = action<ExchangeFrame>()('exchange/gold', {
  parameters: { player: 'integer', amount: 'integer' },
  moment: '3e.exchange.what',
  ranges: [{ of: ['amount'], values: () => Array.from({ length: MOST_GOLD + 1 }, (_, gold) => [gold]) }],
  candidates(g, f, add) {
    for (const player of [f.player, f.other]) {
      const { gold } = playerState(g, player);
      for (let amount = 0; amount <= gold; amount++)
        if (amount !== f.gold[player === f.player ? 0 : 1]) add({ type: 'exchange/gold', player, amount });
    }
  },
  refuse(g, f, { player, amount }) {
    if (player !== f.player && player !== f.other)
      return forbid('3e.exchange.what', 'Only the two heroes give anything.');
    return amount >= 0 && amount <= playerState(g, player).gold
      ? null
      : forbid('3e.game.gain-from-bank', 'A player can give only gold of its own.');
  },
  run(_g, f, { player, amount }) {
    f.gold[player === f.player ? 0 : 1] = amount;
  },
});

const putCard = action<ExchangeFrame>()('exchange/card', {
  parameters: { card: 'id' },
  moment: '3e.exchange.what',
  exact: true,
  candidates(g, f, add) {
    for (const player of [f.player, f.other])
      for (const card of playerState(g, player).assets) add({ type: 'exchange/card', card });
  },
  refuse: (g, f, { card }) =>
    [f.player, f.other].some((player) => playerState(g, player).assets.includes(card))
      ? null
      : forbid('3e.exchange.not', 'Gold and assets are exchanged, nothing else.'),
  run(g, f, { card }) {
    const side = playerState(g, f.player).assets.includes(card) ? 0 : 1;
    if (!takeOut(f.cards[side], card)) f.cards[side].push(card);
  },
});

const isEmpty = ({ gold, cards }: ExchangeFrame): boolean =>
  gold[0] + gold[1] === 0 && cards[0].length + cards[1].length === 0;

/** The key under which the turn remembers a declined offer. */
const nameOfOffer = ({ other, gold, cards }: Pick<ExchangeFrame, 'other' | 'gold' | 'cards'>): string =>
  `exchange/${other}/${[0, 1].map((side) => [gold[side], ...[...(cards[side] ?? [])].sort()].join('+')).join('/')}`;

const offerIt = action<ExchangeFrame>()('exchange/offer', {
  moment: '3e.exchange.what',
  refuse(g, f) {
    if (isEmpty(f)) return forbid('3e.exchange.what', 'There is nothing in the offer yet.');
    return g.find(turn)?.used.includes(nameOfOffer(f))
      ? forbid('3e.exchange.what', 'That hero has declined this very offer in this turn: make another one.')
      : null;
  },
  run(g, f) {
    g.emit(exchangeProposed, {
      player: f.player,
      with: f.other,
      gold: [...f.gold],
      given: [...f.cards[0]],
      taken: [...f.cards[1]],
      rule: '3e.exchange.what',
    });
    g.next(f);
  },
});

const withdraw = action<ExchangeFrame>()('exchange/withdraw', {
  moment: '3e.exchange.what',
  run: (g) => g.finish(),
});

const agree = action<ExchangeFrame>()('exchange/agree', {
  moment: '3e.exchange.what',
  run(g, f) {
    f.agreed = true;
    g.next(f);
  },
});

const decline = action<ExchangeFrame>()('exchange/decline', {
  moment: '3e.exchange.what',
  run: (g, f) => g.next(f),
});

/** Assets change hands with their tokens (3e.exchange.token); an exchange does not sell goods (3e.exchange.goods). */
function pass(g: G, from: number, to: number, cards: readonly CardId[]): void {
  for (const card of cards) {
    takeOut(playerState(g, from).assets, card);
    playerState(g, to).assets.push(assetOf(g, card).id);
    g.emit(assetGained, { player: to, card, from, rule: '3e.exchange.token' });
  }
}

export const exchangeSteps = steps(
  exchange,
  decide('build', {
    time: 'an exchange',
    rule: '3e.exchange.what',
    role: (_g, { other }) => ({ as: 'partner', player: other }),
    offers: () => [putGold, putCard, offerIt, withdraw],
  }),
  decide('answer', {
    time: 'an exchange',
    rule: '3e.exchange.what',
    actor: (_g, f) => f.other,
    role: (_g, { player }) => ({ as: 'partner', player }),
    offers: () => [agree, decline],
  }),
  auto('carry-out', (g, f) => {
    const { player, other } = f;
    if (!f.agreed) {
      g.find(turn)?.used.push(nameOfOffer(f));
      return g.emit(exchangeDeclined, { player: other, with: player, rule: '3e.exchange.what' });
    }
    g.emit(exchangeAgreed, { player, with: other, gold: [...f.gold], rule: '3e.exchange.what' });
    const was = [isDefeated(g, player), isDefeated(g, other)] as const;
    pass(g, player, other, f.cards[0]);
    pass(g, other, player, f.cards[1]);
    checkHealth(g, player, was[0]);
    checkHealth(g, other, was[1]);
    settle(g, player);
    settle(g, other);
  }),
);

export const exchangeSaves = (): FrameSaves<ExchangeFrame> => ({
  calledFrom: [inTurn()],
  check(look, path, f) {
    if (!look.player(`${path}/other`, f.other)) return;
    const sides = [playerState(look.g, f.player), playerState(look.g, f.other)] as const;
    if (f.player === f.other || sides[0].hex === null || sides[0].hex !== sides[1].hex)
      look.report(`${path}/other`, 'Heroes exchange with another one in the same hex.', '3e.exchange.what');
    if (f.agreed)
      look.report(`${path}/agreed`, 'An accepted offer is carried out at once.', '3e.exchange.what');
    for (const side of [0, 1] as const) {
      const { gold, assets } = sides[side];
      if (f.gold[side] > gold)
        look.report(
          `${path}/gold/${side}`,
          `That player has ${gold} gold to give.`,
          '3e.game.gain-from-bank',
        );
      f.cards[side].forEach((card, at) => {
        const place = `${path}/cards/${side}/${at}`;
        if (look.card(place, card, 'asset') && (!assets.includes(card) || f.cards[side].indexOf(card) < at))
          look.report(
            place,
            'Each card in an offer is an asset of who gives it, named once.',
            '3e.exchange.not',
          );
      });
    }
  },
});
