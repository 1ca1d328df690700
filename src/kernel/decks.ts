import type { Game } from './game.js';
import type { Deck, Envelope } from './state.js';

/** A deck nobody has seen a card of. */
export const freshDeck = (cards: readonly string[]): Deck => ({ top: [], pool: [...cards], bottom: [] });

/** How many cards can still be drawn. */
export const drawable = (deck: Deck): number =>
  deck.top.length + deck.pool.length - (deck.aside ?? 0) + deck.bottom.length;

/** Takes a card that has just been drawn out of its deck. */
export function takeCard<S extends Envelope>(g: Game<S, unknown>, deckId: string, card: string): void {
  const deck = g.state.decks[deckId] as Deck;
  for (const part of [deck.top, deck.pool, deck.bottom]) {
    const at = part.indexOf(card);
    if (at >= 0) {
      part.splice(at, 1);
      return;
    }
  }
}

/** Puts a card that everybody has seen under a deck. */
export function putUnder<S extends Envelope>(g: Game<S, unknown>, deckId: string, card: string): void {
  (g.state.decks[deckId] as Deck).bottom.push(card);
}

/** Shuffles everything in a deck: nobody knows any place any more. `order` gives the cards' order in the content. */
export function shuffleDeck(deck: Deck, order: readonly string[]): void {
  const cards = new Set([...deck.top, ...deck.pool, ...deck.bottom]);
  deck.top = [];
  deck.bottom = [];
  deck.pool = order.filter((card) => cards.has(card));
}
