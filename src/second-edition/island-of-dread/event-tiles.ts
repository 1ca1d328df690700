import { amountOf } from '../abilities/conditions.js';
import type { EffectOf } from '../abilities/language.js';
import type { EffectRule } from '../abilities/rule.js';
import type { EffectsFrame } from '../base/frames.js';
import type { SpaceId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import type { SpaceData } from '../content/board-types.js';
import { isFlooded, tileAt } from './chart.js';
import { sea } from './content/board.js';
import type { EventSpaceData } from './content/sea-types.js';
import { memoryOf } from './memory.js';

/*
 * Event spaces are what their terrain says until a tile covers them (iod.board.event-space-normal). Tiles come with the Event that
 * calls for them, and not before (iod.board.event-tiles-placed-by-event); they stay when it goes, unless a card says otherwise.
 */

/** The spaces an effect speaks of: of the color of the tile's border (iod.board.event-colors), or of the one number (iod.board.event-tile-numbers). */
const spacesOf = (g: G, f: EffectsFrame, e: EffectOf<'special'>): readonly EventSpaceData[] => {
  const number = e.amount === undefined ? undefined : amountOf(g, e.amount, f);
  return sea.eventSpaces.filter(
    (space) => space.tile === e.what && (number === undefined || space.number === number),
  );
};

export const layTiles: EffectRule<'special'> = {
  act(g, f, e) {
    const { tiles } = memoryOf(g);
    for (const { space, tile, number } of spacesOf(g, f, e)) {
      if (tiles[space] !== undefined) continue;
      tiles[space] = tile;
      // A numbered tile belongs on the space of its number.
      const rule =
        number === undefined ? 'iod.board.event-tiles-placed-by-event' : 'iod.board.event-tile-numbers';
      g.emit({ type: 'tile/laid', space, tile, by: f.card, rule });
    }
  },
};

export const liftTiles: EffectRule<'special'> = {
  act(g, f, e) {
    const { tiles } = memoryOf(g);
    for (const { space, tile } of spacesOf(g, f, e)) {
      if (tiles[space] === undefined) continue;
      delete tiles[space];
      g.emit({ type: 'tile/lifted', space, tile, by: f.card, rule: 'iod.board.event-tiles-placed-by-event' });
    }
  },
};

/** A plains tile makes plains. Ruins lie on whatever ground there was; no die shows them. */
export const terrainUnder = (
  g: G,
  space: SpaceId,
  terrain: SpaceData['terrain'] | null,
): SpaceData['terrain'] | null => (tileAt(g, space) === 'plains' ? 'plains' : terrain);

/** Where a tile has let in the sea nobody goes (iod.board.no-sea-unless-voyaging). Whoever stands there can walk off it. */
export const dryWays = (g: G, spaces: readonly SpaceId[]): readonly SpaceId[] =>
  spaces.some((space) => isFlooded(g, space)) ? spaces.filter((space) => !isFlooded(g, space)) : spaces;
