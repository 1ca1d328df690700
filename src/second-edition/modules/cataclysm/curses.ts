import { homeOf } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Curse, curses, deckOf, type Level, levels } from './content/curse-data.js';

/*
 * Curse cards, told apart by the deck that they belong to: one for each level of each curse, as the order of a Curse deck fixes the levels and
 * nothing else (va51.setup.curse-deck-order).
 */

export * from './content/curse-data.js';

interface Place {
  readonly curse: Curse;
  readonly level: Level;
}
const places = new Map<string, Place>(
  curses.flatMap((curse) => levels.map((level) => [deckOf(curse, level), { curse, level }] as const)),
);

/** The curse and the level of a card; `null` if it is no Curse card. */
export const curseCard = (g: G, card: CardId): Place | null => places.get(homeOf(g, card)) ?? null;

/** The level of a Curse card, 0 for any other card. */
export const levelOf = (g: G, card: CardId): number => curseCard(g, card)?.level ?? 0;
