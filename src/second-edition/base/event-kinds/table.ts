import {
  type ChangeBy,
  type Deck,
  type Details,
  type EventContext,
  type EventKind,
  type Follower,
  onEvent as on,
} from '../../../kernel/index.js';
import { pickUp, takeOffHoard } from '../cards-on-board.js';
import type { Content } from '../content.js';
import type { CardId, Character, PlayerState, SecondEditionDraft } from '../state.js';

/* What changes by events read and write: the table, without anything that is being resolved. */

/** What lies on the table of a game of this edition: of the game itself, or of a client that follows it. */
export type Table = EventContext<SecondEditionDraft, Content>;

/** Says what events of a kind change on the table. */
export const onEvent: <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  run: ChangeBy<T, D, Table>,
) => Follower<SecondEditionDraft, Content> = on;

/** All that a player has. An event that is followed names no other players than there are. */
export const playerAt = (g: Table, player: number): PlayerState => g.player(player) as PlayerState;

/** The Hero or Ally of this card, if the player has it. */
export function characterAt(g: Table, player: number, card: CardId): Character | undefined {
  const { hero, allies } = playerAt(g, player);
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

/** Takes a card off the table or off the space that it lies on. Returns whether it lay there. */
export const leaveTable = (g: Table, card: CardId): boolean =>
  takeOut(g.state.revealed, card) || (g.state.laid !== undefined && pickUp(g.state, card));

/** Takes a card away from where it lies: there is one copy of each, so it lies in one place. */
export function takeAway(g: Table, card: CardId): void {
  const { players, event, track } = g.state;
  if (leaveTable(g, card) || takeOffHoard(g.state, card)) return;
  for (let at = 0; at < players.length; at++) if (takeFromPlayer(playerAt(g, at), card)) return;
  if (event === card) {
    g.state.event = null;
    return;
  }
  const at = track.findIndex((entry) => entry?.card === card);
  if (at >= 0) {
    track[at] = null;
    return;
  }
  for (const stack of Object.values(g.own('stacks'))) if (takeOut(stack, card)) return;
  for (const deck of Object.values(g.own('decks'))) if (takeFromDeck(deck, card)) return;
}
