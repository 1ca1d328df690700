import { and, forbid, type Refusal, why } from '../../../kernel/index.js';
import type { Terrain } from '../../abilities/language.js';
import { cardOf, playerState } from '../../base/cards.js';
import type { CardId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { ItemCard } from '../../content/cards.js';
import { countersOf } from './memory.js';

/* The definition of a Ritual, and when it is in force (va46.ritual.definition). */

/** A Ritual: an Item of its own class, neither Weapon nor Armor (va46.ritual.is-item). */
export type Ritual = ItemCard & Required<Pick<ItemCard, 'words' | 'symbols'>>;

export function ritualOf(g: G, id: CardId): Ritual | null {
  const card = cardOf(g, id);
  return card.kind === 'item' && card.class === 'ritual' ? (card as Ritual) : null;
}

/** The symbols with a counter of a player. Only its owner has counters on a Ritual. */
export const coveredOn = (g: G, player: number, id: CardId): readonly Terrain[] =>
  countersOf(g, player)[id] ?? none;
const none: readonly Terrain[] = [];

/** The number of symbols of a terrain: one that is printed twice takes two dice (va46.ritual.five-symbols). */
export const countIn = (symbols: readonly Terrain[], terrain: Terrain): number => {
  let count = 0;
  for (const symbol of symbols) if (symbol === terrain) count++;
  return count;
};

export function emptyOn(g: G, player: number, { id, symbols }: Ritual): readonly Terrain[] {
  const left = [...symbols];
  for (const terrain of coveredOn(g, player, id)) {
    const at = left.indexOf(terrain);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether the owner has filled every symbol (va46.ritual.empowered). Its use keeps the counters (va46.ritual.stays-empowered). */
export const isEmpowered = (g: G, player: number, { id, symbols }: Ritual): boolean =>
  coveredOn(g, player, id).length >= symbols.length;

/** Whether an Item is not a Ritual, or is an empowered one. */
export function isAwake(g: G, player: number, id: CardId): boolean {
  const ritual = ritualOf(g, id);
  return ritual === null || isEmpowered(g, player, ritual);
}

/** Why a Ritual cannot be used: an empty symbol (va46.ritual.partly-filled), or just gained (va46.ritual.inert-when-gained). */
export function refuseInert(g: G, player: number, id: CardId): Refusal | null {
  const ritual = ritualOf(g, id);
  if (ritual === null || isEmpowered(g, player, ritual)) return null;
  const isNew = coveredOn(g, player, id).length === 0;
  return forbid(
    isNew ? 'va46.ritual.inert-when-gained' : 'va46.ritual.partly-filled',
    () => why`${id} still needs movement dice with these symbols: ${and(emptyOn(g, player, ritual))}.`,
  );
}

export function ritualsOf(g: G, player: number): readonly Ritual[] {
  const found: Ritual[] = [];
  for (const { card } of playerState(g, player).items) {
    const ritual = ritualOf(g, card);
    if (ritual !== null) found.push(ritual);
  }
  return found;
}

/** The counters are sorted in printed order. */
export const inPrintedOrder = (symbols: readonly Terrain[], covered: readonly Terrain[]): Terrain[] => {
  const left = [...covered];
  return symbols.filter((symbol) => {
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
