import type { CardId, SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type CharacterInspection, characterInspection } from '../../inspect/characters.js';
import { captainOf } from './captains.js';
import { isOnIsland, isVoyaging, stopsFrom } from './chart.js';
import type { TileFace } from './content/sea-types.js';
import { legendsLeft } from './map-counters.js';
import { type Maps, memoryOf } from './memory.js';

/** A hired Captain. */
export interface CaptainInspection extends CharacterInspection {
  /** Whether he is on loan: then voyages bring no rewards. */
  readonly loan: boolean;
}

/** A player's part in the Island of Dread. */
export interface SeafarerInspection {
  /** The player, by index. */
  readonly player: number;
  /** The Captain, on shore or at sea; `null` if there is none. */
  readonly captain: CaptainInspection | null;
  /** Where the Hero is: on land, at sea, or on the Island of Dread. */
  readonly on: 'land' | 'sea' | 'island';
  /** Map counters, by color. */
  readonly maps: Maps;
  /** Map sets: one counter of each color. */
  readonly sets: number;
  /** The next stops from the Hero's place, for a Hero with a Captain. */
  readonly stops: readonly SpaceId[];
}

/** The Island of Dread on the table. */
export interface IslandInspection {
  /** All players, by index. */
  readonly players: readonly SeafarerInspection[];
  /** Map counters in the pool, by color. */
  readonly pool: Maps;
  /** Legendary Items in the pool. */
  readonly legendary: readonly CardId[];
  /** Event tiles on the board, by space. */
  readonly tiles: Readonly<Record<SpaceId, TileFace>>;
  /** Silver cards discarded during a visit to the island. */
  readonly silver: readonly CardId[];
}

export function inspectIsland(g: G): IslandInspection {
  const { maps, pool, tiles, silver } = memoryOf(g);
  return {
    players: g.state.players.map(({ hero }, player): SeafarerInspection => {
      const captain = captainOf(g, player);
      const held = maps[player] ?? { blue: 0, green: 0 };
      return {
        player,
        captain: captain && {
          ...characterInspection(g, player, captain, 'companion'),
          loan: captain.loan,
        },
        on: isVoyaging(g, player) ? 'sea' : isOnIsland(g, player) ? 'island' : 'land',
        maps: { ...held },
        sets: Math.min(held.blue, held.green),
        stops: hero.space === null ? [] : stopsFrom(g, hero.space),
      };
    }),
    pool: { ...pool },
    legendary: [...legendsLeft(g)],
    tiles: { ...tiles },
    silver: [...silver],
  };
}
