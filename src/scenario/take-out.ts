import type { Envelope, Owned } from '../kernel/index.js';

/** Removes a card from its deck, unseen or open, and returns it. */
export function takeOut(state: Owned<Envelope>, id: string): string {
  for (const deck of Object.values(state.decks)) {
    deck.pool = deck.pool.filter((card) => card !== id);
    deck.top = deck.top.filter((card) => card !== id);
    deck.bottom = deck.bottom.filter((card) => card !== id);
  }
  return id;
}
