import type { SpaceData } from '../content/board-types.js';
import type { SpaceId, TownId } from './state.js';
import { type G, query } from './vocabulary.js';

/* What lies on a space of the board: its terrain, or a town. */

/** What the ground of a space is: one of seven terrains, or a town; `null` if it is no space of the map (2e.board.terrains). */
export const terrainAt = query(
  'what is the terrain of a space',
  (g: G, space: SpaceId): SpaceData['terrain'] | null => g.content.board.ground.get(space)?.terrain ?? null,
);

/** The town on a space, if it is open: then it has a market. Every town of the base game is. */
export const townAt = query('which town is open on a space', (g: G, space: SpaceId | null): TownId | null =>
  space === null ? null : (g.content.board.townOn[space] ?? null),
);
