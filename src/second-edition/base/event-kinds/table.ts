import {
  type Deck,
  type Details,
  type EventKind,
  type Follower,
  type Owned,
  onEvent as on,
  type SeenOf,
  type VisibleState as TableOf,
} from '../../../kernel/index.js';
import { pickUp, takeOffHoard } from '../cards-on-board.js';
import type { Content } from '../content.js';
import type { CardId, Character, PlayerState, SecondEditionDraft } from '../state.js';

/* What followers of events read and write: the table, without anything that is being resolved. */

/** What lies on the table of a game of this edition. */
export type Table = Omit<TableOf<Owned<SecondEditionDraft>>, 'outcome'> & Pick<SecondEditionDraft, 'outcome'>;

/** Says what events of a kind change on the table. */
export const onEvent = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  run: (table: Table, event: SeenOf<EventKind<T, D>>, content: Content) => void,
): Follower<SecondEditionDraft, Content> =>
  // A follower has a private table: all of it may be written to.
  on(
    kind,
    run as (table: TableOf<SecondEditionDraft>, event: SeenOf<EventKind<T, D>>, content: Content) => void,
  );

/** All that a player has. An event that is followed names no other players than there are. */
export const playerAt = (table: Table, player: number): PlayerState => table.players[player] as PlayerState;

/** The Hero or Ally of this card, if the player has it. */
export function characterAt(table: Table, player: number, card: CardId): Character | undefined {
  const { hero, allies } = playerAt(table, player);
  return hero.card === card ? hero : allies.find((ally) => ally.card === card);
}

function drop<T>(list: T[], is: (item: T) => boolean): boolean {
  const at = list.findIndex(is);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Takes one of a list out of it, if it is there. */
export const takeOut = <T>(list: T[] | undefined, item: T): boolean =>
  list !== undefined && drop(list, (other) => other === item);

/** Takes a card out of the deck that it lies in. */
const takeFromDeck = ({ top, pool, bottom }: Deck, card: CardId): boolean =>
  takeOut(top, card) || takeOut(pool, card) || takeOut(bottom, card);

/** Takes a card away from a player, with everything on it. */
export const takeFromPlayer = ({ allies, items, kept, quests }: PlayerState, card: CardId): boolean =>
  drop(allies, (ally) => ally.card === card) ||
  drop(items, (item) => item.card === card) ||
  takeOut(kept, card) ||
  drop(quests, (quest) => quest.card === card);

/** Takes a card away from where it lies: there is one copy of each, so it lies in one place. */
export function takeAway(table: Table, card: CardId): void {
  if (takeOut(table.revealed, card) || pickUp(table, card) || takeOffHoard(table, card)) return;
  for (let at = 0; at < table.players.length; at++) if (takeFromPlayer(playerAt(table, at), card)) return;
  if (table.event === card) {
    table.event = null;
    return;
  }
  const at = table.track.findIndex((entry) => entry?.card === card);
  if (at >= 0) {
    table.track[at] = null;
    return;
  }
  for (const town in table.stacks) if (takeOut(table.stacks[town], card)) return;
  for (const deck in table.decks) if (takeFromDeck(table.decks[deck] as Deck, card)) return;
}
