import { type Frame, putUnder, takeCard } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { leaveTable } from '../../base/cards.js';
import { startCombat } from '../../base/combat.js';
import { cardDiscarded, cardDrawn } from '../../base/event-kinds/index.js';
import type { CombatFrame } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { auto, chance, type G, steps } from '../../base/vocabulary.js';
import { stormlordDefeated, stormlordMet, stormlordStood } from './event-kinds.js';
import { problemsOfStormlords, stormlords } from './frames.js';
import { type Deeds, endgameOf, isStormlord, STORMLORDS } from './memory.js';

/*
 * One Hero meets the Stormlords of this game one at a time, in a random order of its own (va50.endgame.random-order), until it is knocked out or has
 * defeated them all (va50.endgame.one-by-one).
 */

/** A Stormlord of this game is fought: it comes on the table, unhurt. */
export function bringForth(g: G, player: number, card: CardId): void {
  takeCard(g, STORMLORDS, card);
  g.state.revealed.push(card);
  g.emit(stormlordMet, { player, card, rule: 'va50.endgame.random-order' });
  g.emit(cardDrawn, { player, deck: STORMLORDS, card, rule: 'va50.endgame.random-order' });
}

/** Every Hero faces all of them, whatever others did: one that was fought comes back, without a wound (va50.endgame.stormlord-reset). */
export function sendBack(g: G, card: CardId): void {
  leaveTable(g, card);
  putUnder(g, STORMLORDS, card);
  g.emit(cardDiscarded, { card, deck: STORMLORDS, rule: 'va50.endgame.stormlord-reset' });
}

/** Heroes meet Stormlords: one at a time, while some are left. */
interface MeetingFrame extends Frame {
  card: CardId | null;
  left: CardId[];
}

/** Which Stormlord is next is drawn by lot from those that are left; when none is, nobody is next. */
export const pickNext = <F extends MeetingFrame>(rule: RuleId) =>
  chance<F, 'pick'>('pick', {
    rule,
    ask: (_g, f) => (f.left.length > 0 ? { kind: 'pick', from: f.left } : null),
    answer(_g, f, answer) {
      if (answer.type !== 'chance/pick') return;
      f.card = answer.choice;
      f.left = f.left.filter((other) => other !== answer.choice);
    },
  });

export const stormlordSteps = {
  ...steps(
    stormlords,
    pickNext('va50.endgame.random-order'),
    auto('fight', (g, f) => {
      if (f.card === null) return g.finish();
      bringForth(g, f.player, f.card);
      startCombat(g, f.player, { is: 'challenge', card: f.card, wounds: 0, from: 'card' });
    }),
    // Who comes back here has won, and goes on to the next.
    auto('again', (g, f) => {
      f.card = null;
      g.goto(f, 'pick');
    }),
  ),
  problemsOf: problemsOfStormlords,
};

const deedsOf = (g: G, player: number): Deeds | undefined => endgameOf(g)?.deeds[player];

/** A Stormlord is tallied for its victor; its reward, if any, is not given. */
export function tally(g: G, player: number, card: CardId): void {
  const deeds = deedsOf(g, player);
  if (!deeds || !isStormlord(g, card)) return;
  deeds.defeated += 1;
  g.emit(stormlordDefeated, { player, card, defeated: deeds.defeated, rule: 'va50.endgame.one-by-one' });
}

/** The wounds on the Stormlord that has knocked a Hero out may break a tie (va50.endgame.tie). */
export function withstand(g: G, { attacker, opponent }: CombatFrame): void {
  const deeds = deedsOf(g, attacker);
  if (!deeds || opponent.is !== 'challenge') return;
  deeds.wounds = opponent.wounds;
  g.emit(stormlordStood, {
    player: attacker,
    card: opponent.card,
    wounds: opponent.wounds,
    rule: 'va50.endgame.tie',
  });
  opponent.wounds = 0;
  if (g.state.revealed.includes(opponent.card)) sendBack(g, opponent.card);
}
