import { and, forbid, type Refusal, why } from '../../../kernel/index.js';
import type { Terrain } from '../../abilities/language.js';
import { cardOf, playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { ItemCard } from '../../content/cards.js';
import { countersOf } from './memory.js';

/* What a Ritual is, and when it is in force (va46.ritual.definition). */

/** A Ritual: an Item of a class of its own, neither Weapon nor Armor (va46.ritual.is-item). */
export type Ritual = ItemCard & Required<Pick<ItemCard, 'words' | 'symbols'>>;

/** The Ritual of an id; `null` if it is any other card. */
export function ritualOf(g: G, id: CardId): Ritual | null {
  const card = cardOf(g, id);
  return card.kind === 'item' && card.class === 'ritual' ? (card as Ritual) : null;
}

/** The symbols that counters of a player cover. A Ritual is nobody's with counters on it, but for its owner. */
export const coveredOn = (g: G, player: number, id: CardId): readonly Terrain[] =>
  countersOf(g, player)[id] ?? none;
const none: readonly Terrain[] = [];

/** How many of these symbols show a terrain: one that is printed twice takes two dice (va46.ritual.five-symbols). */
export const countIn = (symbols: readonly Terrain[], terrain: Terrain): number => {
  let count = 0;
  for (const symbol of symbols) if (symbol === terrain) count++;
  return count;
};

/** The symbols of a Ritual that no counter covers, in the order in which they are printed. */
export function emptyOn(g: G, player: number, { id, symbols }: Ritual): readonly Terrain[] {
  const left = [...symbols];
  for (const terrain of coveredOn(g, player, id)) {
    const at = left.indexOf(terrain);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether every symbol of a Ritual is filled by its owner (va46.ritual.empowered). Using it empties none (va46.ritual.stays-empowered). */
export const isEmpowered = (g: G, player: number, { id, symbols }: Ritual): boolean =>
  coveredOn(g, player, id).length >= symbols.length;

/** Whether an Item is no Ritual, or one that is empowered. */
export function isAwake(g: G, player: number, id: CardId): boolean {
  const ritual = ritualOf(g, id);
  return ritual === null || isEmpowered(g, player, ritual);
}

/**
 * Why what a player has cannot be used: it is a Ritual with a symbol left to fill (va46.ritual.partly-filled), or one that was just
 * gained (va46.ritual.inert-when-gained).
 */
export function refuseInert(g: G, player: number, id: CardId): Refusal | null {
  const ritual = ritualOf(g, id);
  if (ritual === null || isEmpowered(g, player, ritual)) return null;
  const isNew = coveredOn(g, player, id).length === 0;
  return forbid(
    isNew ? 'va46.ritual.inert-when-gained' : 'va46.ritual.partly-filled',
    () => why`${id} still needs movement dice with these symbols: ${and(emptyOn(g, player, ritual))}.`,
  );
}

/** The Rituals of a player, in the order in which they came. */
export function ritualsOf(g: G, player: number): readonly Ritual[] {
  const found: Ritual[] = [];
  for (const { card } of playerState(g, player).items) {
    const ritual = ritualOf(g, card);
    if (ritual !== null) found.push(ritual);
  }
  return found;
}

/** Counters lie in the order of the symbols, whichever came first. */
export const inPrintedOrder = (symbols: readonly Terrain[], covered: readonly Terrain[]): Terrain[] => {
  const left = [...covered];
  return symbols.filter((symbol) => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
