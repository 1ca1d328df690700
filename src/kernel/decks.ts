import type { Source } from './chance.js';
import type { RulesContext } from './context.js';
import type { Deck, Envelope, SeenDeck } from './state.js';

/** A deck nobody has seen a card of. */
export const freshDeck = (cards: readonly string[]): Deck => ({ top: [], pool: [...cards], bottom: [] });

/** How many cards can still be drawn. */
export const drawable = (deck: SeenDeck): number =>
  deck.top.length + deck.pool.length - (deck.aside ?? 0) + deck.bottom.length;

/** Takes a card that has just been drawn out of its deck. */
export function takeCard<S extends Envelope>(
  g: RulesContext<S, unknown>,
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

/** Puts a card that everybody has seen under a deck. */
export function putUnder<S extends Envelope>(
  g: RulesContext<S, unknown>,
  deckId: string,
  card: string,
): void {
  (g.own('decks')[deckId] as Deck).bottom.push(card);
}

/** Shuffles everything in a deck: nobody knows any place any more. `order` gives the cards' order in the content. */
export function shuffleDeck(deck: Deck, order: readonly string[]): void {
  const cards = new Set([...deck.top, ...deck.pool, ...deck.bottom]);
  deck.top = [];
  deck.bottom = [];
  deck.pool = order.filter((card) => cards.has(card));
}

/** Stands in a view for a card that its viewer may not know. */
export const unknownCard = '';

/**
 * A deck as it looks to somebody who does not know where these cards of it lie: they are in its pool again, among all that this one has
 * not seen. For what an edition hides.
 *
 * @param deck - the deck; it is not changed
 * @param cards - what is hidden; cards that are unknown already are passed over
 * @param order - the cards of the deck in the order of the content, which says nothing
 * @param where - `elsewhere`, such as in a hand: they are counted as `aside`; `inside`, where somebody else knows their place in the deck
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
 * Deals cards that a view does not know, each hand as likely as any other: takes so many out of the pool of a deck. For what an edition
 * deals: it undoes {@link withUnseen}, with some of the cards that it could have been.
 *
 * @param deck - the deck in the position that is dealt; it is changed
 * @param count - how many
 * @param random - where chance comes from
 * @param where - where they lie, as `withUnseen` was told
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
  const aside = (deck.aside ?? 0) - dealt.length;
  if (aside > 0) deck.aside = aside;
  else delete deck.aside;
  return dealt;
}
