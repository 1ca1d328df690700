import type { CardId, SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { type CharacterInspection, characterInspection } from '../../inspect/characters.js';
import { captainOf } from './captains.js';
import { isOnIsland, isVoyaging, stopsFrom } from './chart.js';
import type { TileFace } from './content/sea-types.js';
import { legendsLeft } from './map-counters.js';
import { type Maps, memoryOf } from './memory.js';

/** A Captain whom a player has hired. */
export interface CaptainInspection extends CharacterInspection {
  /** Whether he is hired on loan: then voyages with him bring no rewards. */
  readonly loan: boolean;
}

/** What a player has of the Island of Dread. */
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
  /** The next stops of the sea lanes from where the Hero is: where it could sail to, with a Captain. */
  readonly stops: readonly SpaceId[];
}

/** The Island of Dread, as a person reads it. */
export interface IslandInspection {
  /** All players, by index. */
  readonly players: readonly SeafarerInspection[];
  /** Map counters that nobody has, by color. */
  readonly pool: Maps;
  /** Legendary Items that nobody has. */
  readonly legendary: readonly CardId[];
  /** Event tiles on the board, by space. */
  readonly tiles: Readonly<Record<SpaceId, TileFace>>;
  /** Silver cards discarded during a visit to the island. */
  readonly silver: readonly CardId[];
}

/** Reads the sea and the island. */
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
