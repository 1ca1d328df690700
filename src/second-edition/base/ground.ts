import type { SpaceData } from '../content/board-types.js';
import type { SpaceId, TownId } from './state.js';
import { type G, query } from './vocabulary.js';

/** The ground of a space: one of seven terrains, or a town; `null` if it is not a space of the map (2e.board.terrains). */
export const terrainAt = query(
  'what is the terrain of a space',
  (g: G, space: SpaceId): SpaceData['terrain'] | null => g.content.board.ground.get(space)?.terrain ?? null,
);

/** The open town on a space. An open town has a market. All towns of the base game are open. */
export const townAt = query('which town is open on a space', (g: G, space: SpaceId | null): TownId | null =>
  space === null ? null : (g.content.board.townOn[space] ?? null),
);
