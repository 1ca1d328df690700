import type { CardId, Hoard, LaidCard, SecondEditionDraft, SpaceId } from './state.js';

/* Hoards on adventure cards and Encounters on spaces. Event folding uses this file too, so nothing here calls the rules. */

type Table = Pick<SecondEditionDraft, 'hoards' | 'laid'>;

/** Both parts stand last, in this order, or are left out: so states have few hidden classes, and none becomes a dictionary. */
function setParts(
  table: Table,
  { hoards, laid }: { readonly [N in keyof Table]: Table[N] | undefined },
): void {
  delete table.laid;
  delete table.hoards;
  if (hoards !== undefined) table.hoards = hoards;
  if (laid !== undefined) table.laid = laid;
}

/** The hoard of a card, if something lies on it. */
export const hoardOf = (table: Table, card: CardId): Hoard | undefined =>
  table.hoards !== undefined && Object.hasOwn(table.hoards, card) ? table.hoards[card] : undefined;

/** Changes the hoard of a card. An empty hoard is removed from the state. */
export function changeHoard(table: Table, card: CardId, change: (hoard: Hoard) => void): void {
  const hoard = hoardOf(table, card) ?? { gold: 0, cards: [], progress: 0 };
  change(hoard);
  const { hoards, laid } = table;
  if (hoard.gold > 0 || hoard.cards.length > 0 || hoard.progress > 0) {
    if (hoards === undefined) setParts(table, { hoards: { [card]: hoard }, laid });
    else hoards[card] = hoard;
  } else if (hoards !== undefined) {
    delete hoards[card];
    if (Object.keys(hoards).length === 0) setParts(table, { laid });
  }
}

/** Takes a card off the card that it lies on. Returns whether it lay on one. */
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

/** The Encounter with this card on a space, if there is one. */
export const laidCard = (table: Table, card: CardId): LaidCard | undefined =>
  table.laid?.find((laid) => laid.card === card);

export function layDown(table: Table, card: CardId, space: SpaceId): void {
  table.laid ??= [];
  table.laid.push({ card, space });
}

/** Takes an Encounter off its space. Returns whether it lay on one. */
export function pickUp(table: Table, card: CardId): boolean {
  const laid = table.laid ?? [];
  const at = laid.findIndex((one) => one.card === card);
  if (at < 0) return false;
  laid.splice(at, 1);
  if (laid.length === 0) setParts(table, { hoards: table.hoards });
  return true;
}
