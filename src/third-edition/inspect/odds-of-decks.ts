import { certainCard, drawable, type SeenDeck, uncertainCards } from '../../kernel/index.js';
import type { Attribute } from '../abilities/language.js';
import { cardOf, skillOf } from '../base/cards.js';
import { type TestFrame, test } from '../base/frames.js';
import { type CardId, SKILLS } from '../base/state.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { Card } from '../content/cards.js';
import type { Spread } from './odds-of-combat.js';
import { rounded } from './walking.js';

/** The odds of a test, or of a draw: each unseen card is equally likely. */
export type DeckOdds =
  /** A test by revealed skills. */
  | {
      readonly is: 'test';
      readonly player: number;
      readonly attribute: Attribute;
      /** Cards still to be revealed. */
      readonly cards: number;
      /** The probability to pass: one success is enough (3e.test.pass). */
      readonly pass: number;
      /** The final number of successes, including those revealed (3e.test.successes). */
      readonly successes: Spread;
    }
  /** The next card of a deck. */
  | {
      readonly is: 'draw';
      readonly deck: string;
      /** The possible cards. */
      readonly cards: readonly CardId[];
      /** The probability of each kind, such as `enemy`; impossible kinds are left out. */
      readonly kinds: Readonly<Partial<Record<Card['kind'], number>>>;
      /** The probability of a success, for skill cards; else `null`. */
      readonly success: number | null;
    };

const isSuccess = (g: G, card: CardId): boolean => skillOf(g, card).success === true;
const countOf = (g: G, cards: readonly CardId[]): number => cards.filter((card) => isSuccess(g, card)).length;

function drawn(spread: Spread, draws: number, cards: number, successes: number): Spread {
  let now: readonly number[] = [1];
  for (let at = 0; at < draws; at++) {
    const next = Array.from({ length: now.length + 1 }, () => 0);
    for (const [n, chance] of now.entries()) {
      const success = Math.max(0, successes - n) / (cards - at);
      next[n] = (next[n] ?? 0) + chance * (1 - success);
      next[n + 1] = (next[n + 1] ?? 0) + chance * success;
    }
    now = next;
  }
  const sum: number[] = Array.from({ length: spread.length + now.length - 1 }, () => 0);
  for (const [a, one] of spread.entries())
    for (const [b, other] of now.entries()) sum[a + b] = (sum[a + b] ?? 0) + one * other;
  return sum;
}

/** First from the deck, then, once it has run out, from its discard pile (3e.game.deck-reshuffle). */
function successesOf(g: G, f: TestFrame): Spread {
  const deck = g.state.decks[SKILLS] as SeenDeck;
  const pile = g.state.discards[SKILLS] ?? [];
  let spread: Spread = [1];
  let left = f.left;
  const take = (cards: readonly CardId[], most: number): void => {
    const draws = Math.min(left, most);
    spread = drawn(spread, draws, cards.length, countOf(g, cards));
    left -= draws;
  };
  for (const card of f.revealed) spread = drawn(spread, 1, 1, countOf(g, [card]));
  for (const card of deck.top) take([card], 1);
  take(deck.pool, deck.pool.length - (deck.aside ?? 0));
  for (const card of deck.bottom) take([card], 1);
  take(pile, pile.length);
  const last = spread.findLastIndex((chance) => chance > 0);
  return spread.slice(0, last + 1).map(rounded);
}

function testOdds(g: G, f: TestFrame): DeckOdds {
  const { player, attribute, left: cards } = f;
  const successes = successesOf(g, f);
  return { is: 'test', player, attribute, cards, pass: rounded(1 - (successes[0] ?? 0)), successes };
}

function drawOdds(g: G, deck: string): DeckOdds {
  const now = g.state.decks[deck] as SeenDeck;
  const sure = drawable(now) > 0 ? certainCard(now) : null;
  const cards = sure === null ? (uncertainCards(now) ?? []) : [sure];
  const kinds: Partial<Record<Card['kind'], number>> = {};
  for (const card of cards) {
    const { kind } = cardOf(g, card);
    kinds[kind] = (kinds[kind] ?? 0) + 1 / cards.length;
  }
  for (const kind of Object.keys(kinds) as Card['kind'][]) kinds[kind] = rounded(kinds[kind] ?? 0);
  return {
    is: 'draw',
    deck,
    cards: [...cards],
    kinds,
    success: deck === SKILLS && cards.length > 0 ? rounded(countOf(g, cards) / cards.length) : null,
  };
}

export function deckOdds(g: G): DeckOdds | null {
  const testing = g.top().kind === test.kind ? g.find(test) : undefined;
  if (testing !== undefined) return testOdds(g, testing);
  const waiting = g.waiting();
  const request = waiting?.step.does === 'chance' ? waiting.step.ask(g, waiting.f) : null;
  return request?.kind === 'draw' ? drawOdds(g, request.deck) : null;
}
