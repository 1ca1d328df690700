import { raised } from '../../kernel/index.js';
import { discardCard, leaveTable, playerState, takeFrom } from './cards.js';
import { changeHoard, hoardOf, laidCard, layDown } from './cards-on-board.js';
import {
  cardDiscarded,
  cardKept,
  cardLaid,
  cardRemoved,
  cardTaken,
  hoardCard,
  hoardCounters,
  hoardGold,
  hoardLost,
  hoardTaken,
} from './event-kinds/index.js';
import type { CardId } from './state.js';
import { type G, reaction } from './vocabulary.js';

/*
 * What lies on adventure cards because their texts say so, until it is taken back or the card goes; and Encounters that are laid on
 * spaces (2e.cards.text).
 */

/** Whether an adventure card is in play as itself: on the table, on the track, on a space, open with a player, or in the Event area. */
export const isInPlay = (g: G, card: CardId): boolean =>
  g.state.revealed.includes(card) ||
  g.state.event === card ||
  g.state.track.some((entry) => entry?.card === card) ||
  laidCard(g.state, card) !== undefined ||
  g.state.players.some(({ quests }) => quests.some((quest) => quest.card === card));

/** Gold of a player comes to lie on a card. */
export function layGold(g: G, player: number, on: CardId, amount: number): void {
  if (amount <= 0) return;
  playerState(g, player).gold -= amount;
  changeHoard(g.state, on, (hoard) => {
    hoard.gold = raised(hoard.gold, amount);
  });
  g.emit(hoardGold, { player, card: on, amount, rule: '2e.cards.text' });
}

/** An Item or Ally of a player comes to lie on a card; what lay on it goes back to its pile (faq.discard.takes-all). */
export function layCard(g: G, player: number, on: CardId, card: CardId): void {
  takeFrom(playerState(g, player), card);
  changeHoard(g.state, on, (hoard) => {
    hoard.cards.push(card);
  });
  g.emit(hoardCard, { player, card: on, taken: card, rule: '2e.cards.text' });
}

/** Counters are put on a card that is in play, or taken off it; there are never fewer than none. */
export function countOn(g: G, player: number, card: CardId, add: number): void {
  if (!isInPlay(g, card)) return;
  const before = hoardOf(g.state, card)?.progress ?? 0;
  const progress = Math.max(0, raised(before, add));
  if (progress === before) return;
  changeHoard(g.state, card, (hoard) => {
    hoard.progress = progress;
  });
  g.emit(hoardCounters, { player, card, progress, rule: '2e.cards.text' });
}

/** A player gets the gold that lies on a card. */
export function takeGold(g: G, player: number, card: CardId): void {
  const amount = hoardOf(g.state, card)?.gold ?? 0;
  if (amount === 0) return;
  const p = playerState(g, player);
  p.gold = raised(p.gold, amount);
  changeHoard(g.state, card, (hoard) => {
    hoard.gold = 0;
  });
  g.emit(hoardTaken, { player, card, amount, rule: '2e.cards.text' });
}

/** An Encounter is laid on a space, for whoever comes there. */
export function layOnSpace(g: G, player: number, card: CardId, space: string): void {
  leaveTable(g, card);
  layDown(g.state, card, space);
  g.emit(cardLaid, { player, card, space, rule: '2e.cards.text' });
}

/**
 * A card that goes takes everything on it along: gold to the bank, cards to where they are discarded (faq.discard.takes-all). For an event of a module's
 * own by which adventure cards go out of play, too.
 */
export function spill(g: G, { card }: { readonly card: CardId }): void {
  const hoard = hoardOf(g.state, card);
  if (hoard === undefined) return;
  const { gold, cards } = hoard;
  changeHoard(g.state, card, (now) => {
    now.gold = 0;
    now.cards = [];
    now.progress = 0;
  });
  g.emit(hoardLost, { card, gold, rule: 'faq.discard.takes-all' });
  for (const id of cards) discardCard(g, id, 'faq.discard.takes-all');
}

/** Whatever takes an adventure card out of play as itself. */
export const hoardReactions = [
  reaction(cardDiscarded, spill),
  reaction(cardRemoved, spill),
  reaction(cardTaken, spill),
  reaction(cardKept, spill),
];
