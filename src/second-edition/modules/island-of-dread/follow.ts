import { type Deck, shuffleDeck } from '../../../kernel/index.js';
import {
  cardDiscarded,
  deckShuffled,
  exhaustionConverted,
  exhaustionTaken,
  harmHealed,
  woundsTaken,
} from '../../base/event-kinds/index.js';
import { onEvent, playerAt, type Table, takeAway } from '../../base/event-kinds/table.js';
import { ISLAND } from './chart.js';
import {
  captainArrived,
  captainEngaged,
  captainHired,
  captainLeft,
  captainReturned,
  heroSailed,
  islandDiscovered,
  mapGained,
  mapSpent,
  mapTaken,
  tileLaid,
} from './event-kinds.js';
import { type CaptainState, ID, type Maps, type Memory } from './memory.js';
import { ASIDE } from './the-island.js';

/* What the events of this adventure change on the table, and what those of the base game change in what it remembers. */

const memoryIn = (table: Table): Memory => table.ext[ID] as unknown as Memory;

const mapsOf = (table: Table, player: number): Maps => memoryIn(table).maps[player] as Maps;

/** The Captain of this card, if the player has him. */
function captainAt(table: Table, player: number, card: string): CaptainState | null {
  const captain = memoryIn(table).captains[player] ?? null;
  return captain?.card === card ? captain : null;
}

export const followIsland = [
  onEvent(captainArrived, (table, { town, card }) => {
    takeAway(table, card);
    table.stacks[town]?.push(card);
  }),
  onEvent(captainHired, (table, { player, card, price }) => {
    takeAway(table, card);
    playerAt(table, player).gold -= price;
  }),
  onEvent(captainEngaged, (table, { player, card, loan }) => {
    memoryIn(table).captains[player] = { card, wounds: 0, exhaustion: 0, loan };
  }),
  onEvent(captainReturned, (table, { player, town, card }) => {
    memoryIn(table).captains[player] = null;
    table.stacks[town]?.push(card);
  }),
  onEvent(captainLeft, (table, { player }) => {
    memoryIn(table).captains[player] = null;
  }),
  onEvent(woundsTaken, (table, { player, character, amount }) => {
    const captain = captainAt(table, player, character);
    if (captain) captain.wounds += amount;
  }),
  onEvent(exhaustionTaken, (table, { player, character, amount }) => {
    const captain = captainAt(table, player, character);
    if (captain) captain.exhaustion += amount;
  }),
  onEvent(exhaustionConverted, (table, { player, character, amount }) => {
    const captain = captainAt(table, player, character);
    if (captain) captain.exhaustion -= amount;
  }),
  onEvent(harmHealed, (table, { player, character, wounds, exhaustion }) => {
    const captain = captainAt(table, player, character);
    if (!captain) return;
    captain.wounds -= wounds;
    captain.exhaustion -= exhaustion;
  }),

  onEvent(heroSailed, (table, { player, to }) => {
    const { hero } = playerAt(table, player);
    hero.space = to;
    hero.cameFrom = null;
  }),
  onEvent(islandDiscovered, (table, { player }) => {
    const { hero } = playerAt(table, player);
    hero.space = ISLAND;
    hero.cameFrom = null;
  }),
  onEvent(cardDiscarded, (table, { card, to }) => {
    if (to === ASIDE) memoryIn(table).silver.push(card);
  }),
  // The silver cards laid aside are in the deck then.
  onEvent(deckShuffled, (table, { deck: id }, { decks }) => {
    const memory = memoryIn(table);
    if (id !== 'silver' || memory.silver.length === 0) return;
    const deck = table.decks[id] as Deck;
    deck.bottom.push(...memory.silver);
    memory.silver = [];
    shuffleDeck(deck, decks[id] ?? []);
  }),

  onEvent(mapGained, (table, { player, color }) => {
    memoryIn(table).pool[color] -= 1;
    mapsOf(table, player)[color] += 1;
  }),
  onEvent(mapTaken, (table, { player, other, color }) => {
    mapsOf(table, other)[color] -= 1;
    mapsOf(table, player)[color] += 1;
  }),
  onEvent(mapSpent, (table, { player, color }) => {
    mapsOf(table, player)[color] -= 1;
    memoryIn(table).pool[color] += 1;
  }),
  onEvent(tileLaid, (table, { space, tile }) => {
    memoryIn(table).tiles[space] = tile;
  }),
];
