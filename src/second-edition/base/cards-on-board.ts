import type { CardId, Hoard, LaidCard, SecondEditionDraft, SpaceId } from './state.js';

/*
 * What cards leave on the table beside the places of the base game: gold, cards and counters on an adventure card, and Encounters on
 * spaces. Games in which no card does so have neither in their state. Nothing here looks at rules: followers of events use it as well.
 */

type Table = Pick<SecondEditionDraft, 'hoards' | 'laid'>;

/** What lies on a card, if anything does. */
export const hoardOf = (table: Table, card: CardId): Hoard | undefined =>
  table.hoards !== undefined && Object.hasOwn(table.hoards, card) ? table.hoards[card] : undefined;

/** Changes what lies on a card; where nothing is left, nothing is remembered. */
export function changeHoard(table: Table, card: CardId, change: (hoard: Hoard) => void): void {
  const hoard = hoardOf(table, card) ?? { gold: 0, cards: [], progress: 0 };
  change(hoard);
  if (hoard.gold > 0 || hoard.cards.length > 0 || hoard.progress > 0) {
    table.hoards ??= {};
    table.hoards[card] = hoard;
  } else if (table.hoards !== undefined) {
    delete table.hoards[card];
    if (Object.keys(table.hoards).length === 0) delete table.hoards;
  }
}

/** Takes a card off the one that it lies on, if it lies on one. */
export function takeOffHoard(table: Table, card: CardId): boolean {
  for (const [under, { cards }] of Object.entries(table.hoards ?? {}))
    if (cards.includes(card)) {
      changeHoard(table, under, (hoard) => {
        hoard.cards.splice(hoard.cards.indexOf(card), 1);
      });
      return true;
    }
  return false;
}

/** The Encounter that lies on a space under this name, if one does. */
export const laidCard = (table: Table, card: CardId): LaidCard | undefined =>
  table.laid?.find((laid) => laid.card === card);

/** Lays an Encounter on a space. */
export function layDown(table: Table, card: CardId, space: SpaceId): void {
  table.laid ??= [];
  table.laid.push({ card, space });
}

/** Takes an Encounter off the space that it lies on, if it lies on one. */
export function pickUp(table: Table, card: CardId): boolean {
  const laid = table.laid ?? [];
  const at = laid.findIndex((one) => one.card === card);
  if (at < 0) return false;
  laid.splice(at, 1);
  if (laid.length === 0) delete table.laid;
  return true;
}
