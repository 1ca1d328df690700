import type { Json, Problem } from '../../../kernel/index.js';
import type { CardId, Character, SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { cardId, cardIds, check, count, is, listOf, object, yesNo } from '../../saves/words.js';
import { type TileFace, tileFaces } from './content/sea-types.js';

/* What a game of this adventure remembers besides the table of the base game. */

export const ID = 'island-of-dread';

/** A color of map counters (iod.components.map-counters). */
export type MapColor = 'blue' | 'green';
export const mapColors = ['blue', 'green'] as const satisfies readonly MapColor[];
/** So many map counters of each color. Two of different colors make a map set (iod.discover.declare-set). */
export type Maps = Record<MapColor, number>;

/** The Captain whom a player has hired. */
export interface CaptainState extends Character {
  /** A gold counter on the card marks him as hired on loan (iod.loan.marker). It is the bank's and never a player's. */
  loan: boolean;
}

/** What a game of this adventure remembers, in the state under `ext['island-of-dread']`. */
export interface Memory {
  /** The Captain of each player (iod.hire.one-only). */
  captains: (CaptainState | null)[];
  /** Map counters of each player: drawn in the open, so everybody knows them. */
  maps: Maps[];
  /** Map counters that nobody owns (iod.map.pool). Face down, and yet all know which are missing. */
  pool: Maps;
  /** Event tiles on the board, by space. */
  tiles: Record<SpaceId, TileFace>;
  /** Silver cards discarded during a visit to the island (iod.island.reshuffle-silver). */
  silver: CardId[];
}

/** Twelve map counters, six of each color (iod.components.map-counters). */
export const mapsInBox: Readonly<Maps> = { blue: 6, green: 6 };

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** At the start nobody has a Captain or a map counter; all map counters form the pool (iod.setup.map-pool). */
export function remembers(players: number): Json {
  const each = <T>(value: () => T): T[] => Array.from({ length: players }, value);
  return {
    captains: each(() => null),
    maps: each(() => ({ blue: 0, green: 0 })),
    pool: { ...mapsInBox },
    tiles: {},
    silver: [],
  };
}

const maps = object('map counters', { blue: count, green: count });
const captain = object('a hired Captain', { card: cardId, wounds: count, exhaustion: count, loan: yesNo });
const tiles = is<Record<SpaceId, TileFace>>(
  `event tiles by space, each ${tileFaces.join(', ')}`,
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((face) => tileFaces.some((known) => known === face)),
);
const form = object('what is remembered of the Island of Dread', {
  captains: listOf(captain.nullable(), 6),
  maps: listOf(maps, 6),
  pool: maps,
  tiles,
  silver: cardIds,
});

/** What is wrong with the form of a memory that a save claims. What it means is for the invariants. */
export const problemsOfMemory = (memory: Json): readonly Problem[] => check(form, memory, '');
