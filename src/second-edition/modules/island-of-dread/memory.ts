import { type Deck, type Json, shuffleDeck } from '../../../kernel/index.js';
import * as events from '../../base/event-kinds/index.js';
import { onEvent, type Table } from '../../base/event-kinds/table.js';
import * as schema from '../../saves/words.js';
import { type Extended, forEachPlayer, problemsBy } from '../module-state.js';
import { tileFaces } from './content/sea-types.js';

export const ID = 'island-of-dread';

/** A color of map counters (iod.components.map-counters). */
export type MapColor = 'blue' | 'green';
export const mapColors = ['blue', 'green'] as const satisfies readonly MapColor[];
/** The number of map counters of each color. Two of different colors make a map set (iod.discover.declare-set). */
export type Maps = Record<MapColor, number>;

const maps = schema.object('map counters', { blue: schema.count, green: schema.count });
const captain = schema.object('a hired Captain', {
  card: schema.cardId,
  wounds: schema.count,
  exhaustion: schema.count,
  /** Whether a gold counter marks him as on loan (iod.loan.marker). It belongs to the bank. */
  loan: schema.yesNo,
});
/** A hired Captain. */
export type CaptainState = schema.ValueOf<typeof captain>;

const form = schema.object('what is remembered of the Island of Dread', {
  /** The Captain of each player (iod.hire.one-only). */
  captains: schema.listOf(captain.nullable(), 6),
  /** Map counters of each player; they are drawn openly. */
  maps: schema.listOf(maps, 6),
  /** Map counters in the pool (iod.map.pool). They are face down, but all players know which are missing. */
  pool: maps,
  /** Event tiles on the board, by space. */
  tiles: schema.byName('event tiles by space', schema.word(tileFaces)),
  /** Silver cards discarded during a visit to the island (iod.island.reshuffle-silver). */
  silver: schema.cardIds,
});
/** The module state, in `ext['island-of-dread']`. */
export type Memory = schema.ValueOf<typeof form>;

/** Twelve map counters, six of each color (iod.components.map-counters). */
export const mapsInBox: Readonly<Maps> = { blue: 6, green: 6 };

export const memoryOf = ({ state }: Extended): Memory => state.ext[ID] as unknown as Memory;
export const problemsOfModuleState = problemsBy(form);

export const mapsIn = (g: Table, player: number): Maps => memoryOf(g).maps[player] as Maps;

/** Initially all map counters are in the pool (iod.setup.map-pool). */
export function moduleState(players: number): Json {
  return {
    captains: forEachPlayer(players, () => null),
    maps: forEachPlayer(players, () => ({ blue: 0, green: 0 })),
    pool: { ...mapsInBox },
    tiles: {},
    silver: [],
  };
}

function captainAt(g: Table, player: number, card: string): CaptainState | null {
  const captain = memoryOf(g).captains[player] ?? null;
  return captain?.card === card ? captain : null;
}

/** The destination of silver cards that wait for a shuffle. */
export const ASIDE = 'silver-discards';

/** What events of others change in the module's state. */
export const changes = [
  onEvent(events.cardDiscarded, (g, { card, to }) => {
    if (to === ASIDE) memoryOf(g).silver.push(card);
  }),
  // The silver cards laid aside are in the deck then.
  onEvent(events.deckShuffled, (g, { deck: id }) => {
    const memory = memoryOf(g);
    if (id !== 'silver' || memory.silver.length === 0) return;
    const deck = g.own('decks')[id] as Deck;
    deck.bottom.push(...memory.silver);
    memory.silver = [];
    shuffleDeck(deck, g.content.decks[id] ?? []);
  }),
];

/** What a client that follows has to change: in the game, the rules put counters on a Captain as on any character. */
export const follow = [
  onEvent(events.woundsTaken, (g, { player, character, amount }) => {
    const captain = captainAt(g, player, character);
    if (captain) captain.wounds += amount;
  }),
  onEvent(events.exhaustionTaken, (g, { player, character, amount }) => {
    const captain = captainAt(g, player, character);
    if (captain) captain.exhaustion += amount;
  }),
  onEvent(events.exhaustionConverted, (g, { player, character, amount }) => {
    const captain = captainAt(g, player, character);
    if (captain) captain.exhaustion -= amount;
  }),
  onEvent(events.harmHealed, (g, { player, character, wounds, exhaustion }) => {
    const captain = captainAt(g, player, character);
    if (!captain) return;
    captain.wounds -= wounds;
    captain.exhaustion -= exhaustion;
  }),
];
