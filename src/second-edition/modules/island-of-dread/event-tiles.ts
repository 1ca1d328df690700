import { amountOf } from '../../abilities/amounts.js';
import type { EffectRule } from '../../abilities/rule.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import type { SpaceData } from '../../content/board-types.js';
import { isFlooded, tileAt } from './chart.js';
import { sea } from './content/board.js';
import { tileLaid } from './event-kinds.js';
import { memoryOf } from './memory.js';

/* Event spaces are normal (iod.board.event-space-normal) until an Event lays a tile (iod.board.event-tiles-placed-by-event). */

/** On all spaces with the color of the tile's border (iod.board.event-colors), or on one numbered space (iod.board.event-tile-numbers). */
export const layTiles: EffectRule<'special'> = {
  act(g, f, e) {
    const { tiles } = memoryOf(g);
    const only = e.amount === undefined ? null : amountOf(g, e.amount, f);
    for (const { space, tile, number } of sea.eventSpaces) {
      if (tile !== e.what || (only !== null && number !== only) || tiles[space] !== undefined) continue;
      // A numbered tile belongs on its space.
      const rule =
        number === undefined ? 'iod.board.event-tiles-placed-by-event' : 'iod.board.event-tile-numbers';
      g.emit(tileLaid, { space, tile, by: f.card, rule });
    }
  },
};

/** A plains tile makes plains. Ruins keep the terrain below: no die shows ruins (iod.board.event-space-normal). */
export const terrainUnder = (
  g: G,
  space: SpaceId,
  terrain: SpaceData['terrain'] | null,
): SpaceData['terrain'] | null => (tileAt(g, space) === 'plains' ? 'plains' : terrain);

/** No Hero enters a flooded space (iod.board.no-sea-unless-voyaging). A Hero on it can walk off. */
export function dryWays(g: G, spaces: readonly SpaceId[]): readonly SpaceId[] {
  for (const space of spaces) if (isFlooded(g, space)) return spaces.filter((one) => !isFlooded(g, one));
  return spaces;
}
