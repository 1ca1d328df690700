import type { Json, Problem } from '../../../kernel/index.js';
import type { CardId, Character, SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { cardId, cardIds, check, count, is, listOf, object, yesNo } from '../../saves/words.js';
import { type TileFace, tileFaces } from './content/sea-types.js';

/* The module state of this adventure, in `ext['island-of-dread']`. */

export const ID = 'island-of-dread';

/** A color of map counters (iod.components.map-counters). */
export type MapColor = 'blue' | 'green';
export const mapColors = ['blue', 'green'] as const satisfies readonly MapColor[];
/** The number of map counters of each color. Two of different colors make a map set (iod.discover.declare-set). */
export type Maps = Record<MapColor, number>;

/** A hired Captain. */
export interface CaptainState extends Character {
  /** Whether a gold counter marks him as on loan (iod.loan.marker). It belongs to the bank. */
  loan: boolean;
}

/** The module state, in `ext['island-of-dread']`. */
export interface Memory {
  /** The Captain of each player (iod.hire.one-only). */
  captains: (CaptainState | null)[];
  /** Map counters of each player; they are drawn openly. */
  maps: Maps[];
  /** Map counters in the pool (iod.map.pool). They are face down, but all players know which are missing. */
  pool: Maps;
  /** Event tiles on the board, by space. */
  tiles: Record<SpaceId, TileFace>;
  /** Silver cards discarded during a visit to the island (iod.island.reshuffle-silver). */
  silver: CardId[];
}

/** Twelve map counters, six of each color (iod.components.map-counters). */
export const mapsInBox: Readonly<Maps> = { blue: 6, green: 6 };

export const memoryOf = (g: G): Memory => g.state.ext[ID] as unknown as Memory;

/** Initially all map counters are in the pool (iod.setup.map-pool). */
export function moduleState(players: number): Json {
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

/** Checks the form of the module state in a save; invariants check the rest. */
export const problemsOfModuleState = (memory: Json): readonly Problem[] => check(form, memory, '');
