import {
  type ChangeBy,
  type Deck,
  type Details,
  type EventContext,
  type EventKind,
  type Follower,
  onEvent as on,
  unknownCard,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import { type CardId, type PlayerState, SKILLS, type ThirdEditionDraft } from '../state.js';

/* What changes by events have in common: finding what lies on the table, and taking it away from there. */

/** What lies on the table: of the game itself, or of a client that follows it. */
export type Table = EventContext<ThirdEditionDraft, Content>;

/** Says what events of a kind change on the table. */
export const onEvent: <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  run: ChangeBy<T, D, Table>,
) => Follower<ThirdEditionDraft, Content> = on;

/** What a player has, to be written to. */
export const playerAt = (g: Table, player: number): PlayerState => g.player(player) as PlayerState;

/** A deck, to be written to. */
export const deckAt = (g: Table, deck: string): Deck => g.own('decks')[deck] as Deck;

/** The discard pile of a deck, to be written to. */
export const pileAt = (g: Table, deck: string): CardId[] => g.own('discards')[deck] as CardId[];

/** The cards of a market, to be written to. */
export const marketAt = (g: Table, city: string): CardId[] => g.own('markets')[city] as CardId[];

/** Takes one thing out of a list; whether it was there. */
export function takeOut<T>(list: readonly T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  (list as T[]).splice(at, 1);
  return true;
}

/** A card leaves its deck; one that is not told lies elsewhere from now on, nobody here knows which of the pool it is. */
export function drawn(g: Table, deck: string, card: CardId | undefined): void {
  const from = deckAt(g, deck);
  if (card === undefined) from.aside = (from.aside ?? 0) + 1;
  else if (!takeOut(from.top, card) && !takeOut(from.pool, card)) takeOut(from.bottom, card);
}

/** A card leaves a place where it was hidden: if it was, everybody sees now which of the pool it is. */
export function comesToLight(g: Table, list: CardId[], deck: string, card: CardId): boolean {
  if (takeOut(list, card)) return true;
  if (!takeOut(list, unknownCard)) return false;
  const from = deckAt(g, deck);
  takeOut(from.pool, card);
  const aside = (from.aside ?? 0) - 1;
  if (aside > 0) from.aside = aside;
  else delete from.aside;
  return true;
}

/** A skill card leaves a hand. */
export const leavesHand = (g: Table, player: number, card: CardId): boolean =>
  comesToLight(g, playerAt(g, player).hand, SKILLS, card);

/** Takes a card away that lies open somewhere: on the table, before a player, in a slot, a market or a pile. */
export function takeAway(g: Table, card: CardId): void {
  if (takeOut(g.state.revealed, card)) return;
  const slot = g.state.slots.indexOf(card);
  if (slot >= 0) {
    g.state.slots[slot] = null;
    return;
  }
  for (let at = 0; at < g.state.players.length; at++) {
    const p = playerAt(g, at);
    const rumor = p.rumors.findIndex((one) => one.card === card);
    if (rumor >= 0) p.rumors.splice(rumor, 1);
    if (rumor >= 0 || takeOut(p.quests, card) || takeOut(p.assets, card) || takeOut(p.skills, card)) return;
  }
  for (const city in g.state.markets) if (takeOut(marketAt(g, city), card)) return;
  for (const deck in g.state.discards) if (takeOut(pileAt(g, deck), card)) return;
}
