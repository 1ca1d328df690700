import type { Envelope, Owned } from '../kernel/index.js';

/** Takes a card out of whatever deck it is in, unseen or open: it has another place. Gives it back. */
export function takeOut(state: Owned<Envelope>, id: string): string {
  for (const deck of Object.values(state.decks)) {
    deck.pool = deck.pool.filter((card) => card !== id);
    deck.top = deck.top.filter((card) => card !== id);
    deck.bottom = deck.bottom.filter((card) => card !== id);
  }
  return id;
}
