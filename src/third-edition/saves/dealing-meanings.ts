import { show } from '../../kernel/saves/describe-value.js';
import { trophiesOf } from '../base/cards.js';
import { type ExchangeFrame, type PaymentFrame, type TollFrame, toll } from '../base/frames.js';
import type { SeenPlayer } from '../base/state.js';
import type { Look } from './look.js';

const playerOf = (look: Look, player: number): SeenPlayer => look.state.players[player] as SeenPlayer;

/** The skill is in the hand, and no more is due than it costs. */
export function checkPayment(look: Look, path: string, { player, card, due, step }: PaymentFrame): void {
  if (!look.card(`${path}/card`, card, 'skill')) return;
  // A learned skill lies before its player.
  if (step !== '' && !playerOf(look, player).hand.includes(card))
    look.report(`${path}/card`, 'A skill that is paid for is in the hand of its player.', '3e.train.learn');
  const skill = look.content.cards[card];
  const cost = skill?.kind === 'skill' ? skill.cost : {};
  for (const type of Object.keys(due) as (keyof typeof due)[])
    if ((due[type] ?? 0) > (cost[type] ?? 0))
      look.report(
        `${path}/due/${type}`,
        `${show(card)} costs ${cost[type] ?? 0} of that type.`,
        '3e.skill.cost',
      );
}

/** The player has all that its waiting costs still need. */
export function checkToll(look: Look, path: string, { player }: TollFrame): void {
  const p = playerOf(look, player);
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
}

export function checkExchange(look: Look, path: string, f: ExchangeFrame): void {
  if (!look.player(`${path}/other`, f.other)) return;
  const sides = [playerOf(look, f.player), playerOf(look, f.other)] as const;
  if (f.player === f.other || sides[0].hex === null || sides[0].hex !== sides[1].hex)
    look.report(`${path}/other`, 'Heroes exchange with another one in the same hex.', '3e.exchange.what');
  if (f.agreed)
    look.report(`${path}/agreed`, 'An accepted offer is carried out at once.', '3e.exchange.what');
  for (const side of [0, 1] as const) {
    const { gold, assets } = sides[side];
    if (f.gold[side] > gold)
      look.report(`${path}/gold/${side}`, `That player has ${gold} gold to give.`, '3e.game.gain-from-bank');
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
}
