import type { Json, Problem } from '../../../kernel/index.js';
import type { G } from '../../base/vocabulary.js';
import {
  byName,
  cardId,
  cardIds,
  check,
  count,
  listOf,
  object,
  type ValueOf,
  word,
  yesNo,
} from '../../saves/words.js';
import { tileFaces } from './content/sea-types.js';

/* The module state of this adventure, in `ext['island-of-dread']`. */

export const ID = 'island-of-dread';

/** A color of map counters (iod.components.map-counters). */
export type MapColor = 'blue' | 'green';
export const mapColors = ['blue', 'green'] as const satisfies readonly MapColor[];
/** The number of map counters of each color. Two of different colors make a map set (iod.discover.declare-set). */
export type Maps = Record<MapColor, number>;

const maps = object('map counters', { blue: count, green: count });
const captain = object('a hired Captain', {
  card: cardId,
  wounds: count,
  exhaustion: count,
  /** Whether a gold counter marks him as on loan (iod.loan.marker). It belongs to the bank. */
  loan: yesNo,
});
/** A hired Captain. */
export type CaptainState = ValueOf<typeof captain>;

const form = object('what is remembered of the Island of Dread', {
  /** The Captain of each player (iod.hire.one-only). */
  captains: listOf(captain.nullable(), 6),
  /** Map counters of each player; they are drawn openly. */
  maps: listOf(maps, 6),
  /** Map counters in the pool (iod.map.pool). They are face down, but all players know which are missing. */
  pool: maps,
  /** Event tiles on the board, by space. */
  tiles: byName('event tiles by space', word(tileFaces)),
  /** Silver cards discarded during a visit to the island (iod.island.reshuffle-silver). */
  silver: cardIds,
});
/** The module state, in `ext['island-of-dread']`. */
export type Memory = ValueOf<typeof form>;

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

/** Checks the form of the module state in a save; invariants check the rest. */
export const problemsOfModuleState = (memory: Json): readonly Problem[] => check(form, memory, '');
