import { raised } from '../../kernel/index.js';
import { discardCard } from './cards.js';
import { hoardOf, laidCard } from './cards-on-board.js';
import * as events from './event-kinds/index.js';
import type { CardId } from './state.js';
import { type G, reaction } from './vocabulary.js';

/* Cards, gold and counters on adventure cards, and Encounters on spaces, where their texts put them (2e.cards.text). */

/** Whether an adventure card is in play as itself: on the table, on the track, on a space, open with a player, or in the Event area. */
export const isInPlay = (g: G, card: CardId): boolean =>
  g.state.revealed.includes(card) ||
  g.state.event === card ||
  g.state.track.some((entry) => entry?.card === card) ||
  laidCard(g.state, card) !== undefined ||
  g.state.players.some(({ quests }) => quests.some((quest) => quest.card === card));

/** Puts gold of a player on a card. */
export function layGold(g: G, player: number, on: CardId, amount: number): void {
  if (amount <= 0) return;
  g.emit(events.hoardGold, { player, card: on, amount, rule: '2e.cards.text' });
}

/** Puts an Item or Ally of a player on a card. Its counters go back to their pile (faq.discard.takes-all). */
export function layCard(g: G, player: number, on: CardId, card: CardId): void {
  g.emit(events.hoardCard, { player, card: on, taken: card, rule: '2e.cards.text' });
}

/** Adds counters to a card in play, or takes them off if negative. Their number never falls below 0. */
export function countOn(g: G, player: number, card: CardId, add: number): void {
  if (!isInPlay(g, card)) return;
  const before = hoardOf(g.state, card)?.progress ?? 0;
  const progress = Math.max(0, raised(before, add));
  if (progress === before) return;
  g.emit(events.hoardCounters, { player, card, progress, rule: '2e.cards.text' });
}

/** Gives a player the gold on a card. */
export function takeGold(g: G, player: number, card: CardId): void {
  const amount = hoardOf(g.state, card)?.gold ?? 0;
  if (amount === 0) return;
  g.emit(events.hoardTaken, { player, card, amount, rule: '2e.cards.text' });
}

/** Lays an Encounter on a space for the next Hero there. */
export function layOnSpace(g: G, player: number, card: CardId, space: string): void {
  g.emit(events.cardLaid, { player, card, space, rule: '2e.cards.text' });
}

/** A card that leaves takes everything on it along: gold to the bank, cards to their discards (faq.discard.takes-all). */
export function spill(g: G, { card }: { readonly card: CardId }): void {
  const hoard = hoardOf(g.state, card);
  if (hoard === undefined) return;
  const { gold, cards } = hoard;
  g.emit(events.hoardLost, { card, gold, rule: 'faq.discard.takes-all' });
  for (const id of cards) discardCard(g, id, 'faq.discard.takes-all');
}

/** Events that take an adventure card out of play as itself. */
export const hoardReactions = [
  reaction(events.cardDiscarded, spill),
  reaction(events.cardRemoved, spill),
  reaction(events.cardTaken, spill),
  reaction(events.cardKept, spill),
];
