import type { Source } from './chance.js';
import type { EventContext } from './events.js';
import type { Deck, Envelope, SeenDeck } from './state.js';

/** A deck of which no card has been seen. */
export const freshDeck = (cards: readonly string[]): Deck => ({ top: [], pool: [...cards], bottom: [] });

/** How many cards can still be drawn. */
export const drawable = (deck: SeenDeck): number =>
  deck.top.length + deck.pool.length - (deck.aside ?? 0) + deck.bottom.length;

/** All cards of a deck: the known ones on top, the unseen, the known ones under it. */
export const cardsIn = ({ top, pool, bottom }: SeenDeck): readonly string[] => [...top, ...pool, ...bottom];

/** Counts some unseen cards of a deck as elsewhere: no player knows which. */
export function setAside(deck: Deck, amount: number): void {
  if (amount > 0) deck.aside = amount;
  else delete deck.aside;
}

/** Removes a card that has just been drawn from its deck. */
export function takeCard<S extends Envelope>(
  g: Pick<EventContext<S>, 'own'>,
  deckId: string,
  card: string,
): void {
  const deck = g.own('decks')[deckId] as Deck;
  for (const part of [deck.top, deck.pool, deck.bottom]) {
    const at = part.indexOf(card);
    if (at >= 0) {
      part.splice(at, 1);
      return;
    }
  }
}

/** Puts a card that all players have seen under a deck. */
export function putUnder<S extends Envelope>(
  g: Pick<EventContext<S>, 'own'>,
  deckId: string,
  card: string,
): void {
  (g.own('decks')[deckId] as Deck).bottom.push(card);
}

/** Shuffles a deck: no card's place is known any more. `order` gives the order in the content. */
export function shuffleDeck(deck: Deck, order: readonly string[]): void {
  const cards = new Set(cardsIn(deck));
  deck.top = [];
  deck.bottom = [];
  deck.pool = order.filter((card) => cards.has(card));
}

/** Stands in a view for a card that the viewer may not know. */
export const unknownCard = '';

/**
 * A deck as a player sees it who does not know where some of its cards are: they return to its pool.
 *
 * @param deck - the deck; it is not changed
 * @param cards - the hidden cards; those already unknown are skipped
 * @param order - all cards of the deck in content order, which reveals nothing
 * @param where - `elsewhere`, such as in a hand: they count as `aside`; `inside`: another player knows their place in
 * the deck
 * @example
 * ```ts
 * decks.skills = withUnseen(decks.skills, handOfSomebodyElse, content.skills);
 * ```
 */
export function withUnseen(
  deck: Deck,
  cards: readonly string[],
  order: readonly string[],
  where: 'elsewhere' | 'inside' = 'elsewhere',
): Deck {
  const hidden = cards.filter((card) => card !== unknownCard);
  if (hidden.length === 0) return deck;
  const unseen = new Set([...deck.pool, ...hidden]);
  const away = new Set(hidden);
  const inside = where === 'inside';
  return {
    ...deck,
    top: inside ? deck.top.filter((card) => !away.has(card)) : deck.top,
    bottom: inside ? deck.bottom.filter((card) => !away.has(card)) : deck.bottom,
    pool: order.filter((card) => unseen.has(card)),
    ...(inside ? {} : { aside: (deck.aside ?? 0) + hidden.length }),
  };
}

/**
 * Deals cards that a view does not know: takes them at random out of the pool of a deck. It is the inverse of {@link
 * withUnseen}.
 *
 * @param deck - the deck of the dealt position; it is changed
 * @param count - the number of cards
 * @param random - the random source
 * @param where - where the cards are, as given to `withUnseen`
 */
export function dealUnseen(
  deck: Deck,
  count: number,
  random: Source,
  where: 'elsewhere' | 'inside' = 'elsewhere',
): string[] {
  const dealt: string[] = [];
  while (dealt.length < count && deck.pool.length > 0)
    dealt.push(...deck.pool.splice(random.below(deck.pool.length), 1));
  if (where === 'inside') return dealt;
  setAside(deck, (deck.aside ?? 0) - dealt.length);
  return dealt;
}
