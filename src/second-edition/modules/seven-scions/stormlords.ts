import { type Frame, putUnder } from '../../../kernel/index.js';
import type { RuleId } from '../../../register/rule-ids.js';
import { leaveTable } from '../../base/cards.js';
import { startCombat } from '../../base/combat.js';
import { cardDiscarded, cardDrawn } from '../../base/event-kinds/index.js';
import type { CombatFrame } from '../../base/frames.js';
import type { CardId } from '../../base/state.js';
import { auto, chance, type G, steps } from '../../base/vocabulary.js';
import { stormlordDefeated, stormlordMet, stormlordStood } from './event-kinds.js';
import { stormlords } from './frames.js';
import { type Deeds, endgameOf, isStormlord, STORMLORDS } from './memory.js';

/* One Hero faces the Stormlords in random order (va50.endgame.random-order) until it or all of them fall (va50.endgame.one-by-one). */

/** Puts a Stormlord into play, without wounds. */
export function bringForth(g: G, player: number, card: CardId): void {
  g.emit(stormlordMet, { player, card, rule: 'va50.endgame.random-order' });
  g.emit(cardDrawn, { player, deck: STORMLORDS, card, rule: 'va50.endgame.random-order' });
}

/** Every Hero faces all of them: a Stormlord returns without wounds (va50.endgame.stormlord-reset). */
export function sendBack(g: G, card: CardId): void {
  leaveTable(g, card);
  putUnder(g, STORMLORDS, card);
  g.emit(cardDiscarded, { card, deck: STORMLORDS, rule: 'va50.endgame.stormlord-reset' });
}

interface MeetingFrame extends Frame {
  card: CardId | null;
  left: CardId[];
}

/** Picks the next Stormlord at random; none if all are done. */
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

export const stormlordSteps = steps(
  stormlords,
  pickNext('va50.endgame.random-order'),
  auto('fight', (g, f) => {
    if (f.card === null) return g.finish();
    bringForth(g, f.player, f.card);
    startCombat(g, f.player, { is: 'challenge', card: f.card, wounds: 0, from: 'card' });
  }),
  // After a victory, the next one.
  auto('again', (g, f) => {
    f.card = null;
    g.goto(f, 'pick');
  }),
);

const deedsOf = (g: G, player: number): Deeds | undefined => endgameOf(g)?.deeds[player];

/** Counts a Stormlord for its victor; it gives no reward. */
export function tally(g: G, player: number, card: CardId): void {
  const deeds = deedsOf(g, player);
  if (!deeds || !isStormlord(g, card)) return;
  const defeated = deeds.defeated + 1;
  g.emit(stormlordDefeated, { player, card, defeated, rule: 'va50.endgame.one-by-one' });
}

/** Wounds on the Stormlord that knocked a Hero out may break a tie (va50.endgame.tie). */
export function withstand(g: G, { attacker, opponent }: CombatFrame): void {
  if (!deedsOf(g, attacker) || opponent.is !== 'challenge') return;
  g.emit(stormlordStood, {
    player: attacker,
    card: opponent.card,
    wounds: opponent.wounds,
    rule: 'va50.endgame.tie',
  });
  opponent.wounds = 0;
  if (g.state.revealed.includes(opponent.card)) sendBack(g, opponent.card);
}
