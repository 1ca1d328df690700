import { homeOf } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type Curse, curses, deckOf, type Level, levels } from './content/curse-data.js';

/* Curse cards, by deck: one for each level of each curse, as a Curse deck is ordered only by level (va51.setup.curse-deck-order). */

export * from './content/curse-data.js';

interface Place {
  readonly curse: Curse;
  readonly level: Level;
}
const places = new Map<string, Place>(
  curses.flatMap((curse) => levels.map((level) => [deckOf(curse, level), { curse, level }] as const)),
);

export const curseCard = (g: G, card: CardId): Place | null => places.get(homeOf(g, card)) ?? null;

export const levelOf = (g: G, card: CardId): number => curseCard(g, card)?.level ?? 0;
