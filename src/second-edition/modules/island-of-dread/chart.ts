import { hexDistance } from '../../../hex/index.js';
import { townAt } from '../../base/market.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { sea } from './content/board.js';
import type { AnchorData, TileFace } from './content/sea-types.js';
import { memoryOf } from './memory.js';

/*
 * The Cerridor Sea (iod.board.sea): anchors, the lanes between them, and the land around. The sea itself has no spaces to stand on
 * (iod.board.sea-no-hexes): what is no anchor, no town and no space of land is nowhere.
 */

/** Where a Hero is who has reached the Island of Dread: a tile beside the board (iod.components.island-tile). */
export const ISLAND = 'island-of-dread';

const anchors = new Map<SpaceId | null, AnchorData>(sea.anchors.map((anchor) => [anchor.id, anchor]));

export const isAnchor = (place: SpaceId | null): place is SpaceId => anchors.has(place);

/** Whether a Hero is voyaging: from leaving a town by sea lane until it is at a town, shipwrecked, or on the island (iod.voyage.state). */
export const isVoyaging = (g: G, player: number): boolean =>
  isAnchor(g.state.players[player]?.hero.space ?? null);

export const isOnIsland = (g: G, player: number): boolean => g.state.players[player]?.hero.space === ISLAND;

/** What a Hero stands on or at, as lanes call it: the id of a town or an anchor. */
const stopAt = (g: G, place: SpaceId): string => townAt(g, place) ?? place;

/** The place of a stop: an anchor, or the space of a town. */
const placeOf = (g: G, stop: string): SpaceId =>
  g.content.board.towns.find((town) => town.id === stop)?.space ?? stop;

/** The next anchors and towns on the lanes that are there (iod.board.sea-lane, iod.movement.free-choice): a channel only once its tile lies. */
export function stopsFrom(g: G, place: SpaceId): readonly SpaceId[] {
  const here = stopAt(g, place);
  const found = new Set<SpaceId>();
  for (const { stops, channel } of sea.lanes) {
    if (channel !== undefined && !isOpen(g, channel)) continue;
    stops.forEach((stop, at) => {
      if (stop !== here) return;
      for (const next of [stops[at - 1], stops[at + 1]]) if (next !== undefined) found.add(placeOf(g, next));
    });
  }
  return [...found].sort();
}

const isOpen = (g: G, channel: number): boolean =>
  sea.eventSpaces.some(({ number, space }) => number === channel && tileAt(g, space) === 'sea-lane');

/** The event tile on a space, if one lies there. */
export const tileAt = (g: G, space: SpaceId | null): TileFace | null =>
  memoryOf(g).tiles[space ?? ''] ?? null;

/** Whether a tile has turned a space into sea: as long as it lies, nobody goes there. */
export const isFlooded = (g: G, space: SpaceId): boolean => {
  const tile = tileAt(g, space);
  return tile === 'sea' || tile === 'sea-lane';
};

/** Land next to an anchor: plains, forest, swamp, road, hills, mountains, river or town (iod.shipwreck.terrain). Where it touches none, the nearest. */
export function landAround(g: G, anchor: SpaceId): readonly SpaceId[] {
  const at = anchors.get(anchor)?.at;
  if (at === undefined) return [];
  const land = Object.keys(g.content.board.neighbours).filter((space) => !isFlooded(g, space));
  const nearest = Math.min(...land.map((space) => hexDistance(at, space)));
  return land.filter((space) => hexDistance(at, space) === nearest);
}

/** The island of the chart on which a space lies. */
export const islandOf = (space: SpaceId | null): string | null =>
  sea.islands.find(({ spaces }) => spaces.some((one) => one === space))?.id ?? null;
