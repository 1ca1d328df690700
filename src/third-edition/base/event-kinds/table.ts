import {
  type Deck,
  type Details,
  type EventKind,
  type Follower,
  onEvent as on,
  type SeenOf,
  type VisibleState as TableOf,
  unknownCard,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import { type CardId, type PlayerState, SKILLS, type ThirdEditionDraft } from '../state.js';

/* What reducers of this edition have in common: finding what lies on the table, and taking it away from there. */

/** What lies on the table. */
export type Table = TableOf<ThirdEditionDraft>;

/** Says what events of a kind change on the table. */
export const onEvent: <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  run: (table: Table, event: SeenOf<EventKind<T, D>>, content: Content) => void,
) => Follower<ThirdEditionDraft, Content> = on;

/** What a player has, to be written to: the table is a private copy. */
export const playerAt = (table: Table, player: number): PlayerState => table.players[player] as PlayerState;

/** A deck, to be written to. */
export const deckAt = (table: Table, deck: string): Deck => table.decks[deck] as Deck;

/** The discard pile of a deck, to be written to. */
export const pileAt = (table: Table, deck: string): CardId[] => table.discards[deck] as CardId[];

/** The cards of a market, to be written to. */
export const marketAt = (table: Table, city: string): CardId[] => table.markets[city] as CardId[];

/** Takes one thing out of a list; whether it was there. */
export function takeOut<T>(list: readonly T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  (list as T[]).splice(at, 1);
  return true;
}

/** A card leaves its deck; one that is not told lies elsewhere from now on, nobody here knows which of the pool it is. */
export function drawn(table: Table, deck: string, card: CardId | undefined): void {
  const from = deckAt(table, deck);
  if (card === undefined) from.aside = (from.aside ?? 0) + 1;
  else if (!takeOut(from.top, card) && !takeOut(from.pool, card)) takeOut(from.bottom, card);
}

/** A card leaves a place where it was hidden: if it was, everybody sees now which of the pool it is. */
export function comesToLight(table: Table, list: CardId[], deck: string, card: CardId): boolean {
  if (takeOut(list, card)) return true;
  if (!takeOut(list, unknownCard)) return false;
  const from = deckAt(table, deck);
  takeOut(from.pool, card);
  const aside = (from.aside ?? 0) - 1;
  if (aside > 0) from.aside = aside;
  else delete from.aside;
  return true;
}

/** A skill card leaves a hand. */
export const leavesHand = (table: Table, player: number, card: CardId): boolean =>
  comesToLight(table, playerAt(table, player).hand, SKILLS, card);

/** Takes a card away that lies open somewhere: on the table, before a player, in a slot, a market or a pile. */
export function takeAway(table: Table, card: CardId): void {
  if (takeOut(table.revealed, card)) return;
  const slot = table.slots.indexOf(card);
  if (slot >= 0) {
    table.slots[slot] = null;
    return;
  }
  for (const seen of table.players) {
    const p = seen as PlayerState;
    const rumor = p.rumors.findIndex((one) => one.card === card);
    if (rumor >= 0) p.rumors.splice(rumor, 1);
    if (rumor >= 0 || takeOut(p.quests, card) || takeOut(p.assets, card) || takeOut(p.skills, card)) return;
  }
  for (const city in table.markets) if (takeOut(marketAt(table, city), card)) return;
  for (const deck in table.discards) if (takeOut(pileAt(table, deck), card)) return;
}
