import { forbid, type Refusal, why } from '../../kernel/index.js';
import type { Cost } from '../abilities/language.js';
import type { FrameSaves } from '../saves/frame-checks.js';
import { cardOf, discard, known, playerState, takeOut, trophiesOf } from './cards.js';
import { exerted } from './event-kinds/index.js';
import { type TollFrame, toll } from './frames.js';
import { delay, discardOwn, payGold } from './possessions.js';
import type { CardId, SeenPlayer } from './state.js';
import { spendTrophy } from './trophies.js';
import { action, command, decide, type G, steps } from './vocabulary.js';

/**
 * Discards a skill card from hand (3e.exert.cost), as often as the player has any (3e.exert.unlimited); learned skills do not count
 * (3e.exert.not-learned).
 */
export const exert = command('exert', (g: G, player: number, card: CardId): void => {
  if (!takeOut(playerState(g, player).hand, card)) return;
  g.emit(exerted, { player, card, rule: '3e.exert.cost' });
  discard(g, card, '3e.exert.cost');
});

/* A player pays all of a cost, or cannot act (3e.game.resolve-as-much). It stays paid if the effect is cancelled (3e.game.cancel). */

/** Why a player cannot pay a cost; `null` if nothing is in the way. */
export function refusePrice(g: G, player: number, cost: Cost | undefined): Refusal | null {
  if (cost === undefined) return null;
  const p = g.state.players[player] as SeenPlayer;
  const { exert: cards = 0, gold = 0, delayed, trophies = 0 } = cost;
  if (p.hand.length < cards)
    return forbid(
      '3e.exert.cost',
      () => why`You have to discard ${cards} skill cards, and hold ${p.hand.length}.`,
    );
  if (p.gold < gold)
    return forbid('3e.game.resolve-as-much', () => why`It costs ${gold} gold, and you have ${p.gold}.`);
  if (delayed && p.delayed) return forbid('3e.delayed.again', 'Your hero is delayed already.');
  if (trophiesOf(p).length < trophies)
    return forbid(
      '3e.game.resolve-as-much',
      () => why`It costs ${trophies} trophies, and you have ${trophiesOf(p).length}.`,
    );
  return null;
}

/** Pays a cost. If the player has to choose cards, it is asked after the present step. */
export const payPrice = command(
  'pay a cost',
  (g: G, player: number, card: CardId, cost: Cost | undefined): void => {
    if (cost === undefined) return;
    const { exert: cards = 0, gold = 0, delayed, trophies = 0, discardThis } = cost;
    if (gold > 0) payGold(g, player, gold, '3e.game.resolve-as-much');
    if (delayed) delay(g, player);
    if (discardThis) discardOwn(g, player, cardOf(g, card).id);
    if (cards > 0 || trophies > 0) g.call(toll, { player, exert: cards, trophies });
  },
);

const discardHand = action<TollFrame>()('toll/exert', {
  parameters: { card: 'id' },
  moment: '3e.exert.cost',
  exact: true,
  candidates(g, f, add) {
    for (const card of known(playerState(g, f.player).hand)) add({ type: 'toll/exert', card });
  },
  refuse: (g, f, { card }) =>
    card !== '' && playerState(g, f.player).hand.includes(card)
      ? null
      : forbid('3e.exert.cost', 'To exert you discard a skill card from your hand.'),
  run(g, f, { card }) {
    f.exert -= 1;
    exert(g, f.player, card);
  },
});

const giveTrophy = action<TollFrame>()('toll/trophy', {
  parameters: { card: 'id' },
  moment: '3e.skill.spend',
  exact: true,
  candidates(g, f, add) {
    for (const card of known(trophiesOf(playerState(g, f.player)))) add({ type: 'toll/trophy', card });
  },
  refuse: (g, f, { card }) =>
    card !== '' && trophiesOf(playerState(g, f.player)).includes(card)
      ? null
      : forbid('3e.skill.spend', 'You discard trophies of your own.'),
  run(g, f, { card }) {
    f.trophies -= 1;
    spendTrophy(g, f.player, card);
  },
});

export const tollSteps = steps(
  toll,
  decide('exert', {
    time: 'the payment of a cost',
    rule: '3e.exert.cost',
    offers: () => [discardHand],
    skip: (_g, f) => f.exert <= 0,
  }),
  decide('trophies', {
    time: 'the payment of a cost',
    rule: '3e.skill.spend',
    offers: () => [giveTrophy],
    skip: (_g, f) => f.trophies <= 0,
  }),
);

/** The player has all that its waiting costs still need. */
export const tollSaves = (): FrameSaves<TollFrame> => ({
  calledFrom: null,
  check(look, path, { player }) {
    const p = playerState(look.g, player);
    const due = look.state.frames.filter(
      (f): f is TollFrame => f.kind === toll.kind && (f as TollFrame).player === player,
    );
    const sum = (of: 'exert' | 'trophies'): number => due.reduce((all, f) => all + f[of], 0);
    if (sum('exert') > p.hand.length)
      look.report(
        `${path}/exert`,
        `There are ${p.hand.length} skill cards in hand to discard.`,
        '3e.exert.cost',
      );
    if (sum('trophies') > trophiesOf(p).length)
      look.report(
        `${path}/trophies`,
        `There are ${trophiesOf(p).length} trophies to discard.`,
        '3e.game.resolve-as-much',
      );
  },
});
