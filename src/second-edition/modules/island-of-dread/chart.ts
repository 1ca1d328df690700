import { hexDistance } from '../../../hex/index.js';
import { ofBoard } from '../../base/board.js';
import { townAt } from '../../base/ground.js';
import type { SpaceId } from '../../base/state.js';
import type { G } from '../../base/vocabulary.js';
import { sea } from './content/board.js';
import type { AnchorData, TileFace } from './content/sea-types.js';
import { memoryOf } from './memory.js';

/* The Cerridor Sea (iod.board.sea): anchors and the lanes between them. It has no spaces to stand on (iod.board.sea-no-hexes). */

/** The place of a Hero on the Island of Dread: a tile beside the board (iod.components.island-tile). */
export const ISLAND = 'island-of-dread';

const anchors = new Map<SpaceId | null, AnchorData>(sea.anchors.map((anchor) => [anchor.id, anchor]));

export const isAnchor = (place: SpaceId | null): place is SpaceId => anchors.has(place);

/** Whether a Hero is voyaging: from leaving a town by sea lane to a town, a shipwreck or the island (iod.voyage.state). */
export const isVoyaging = (g: G, player: number): boolean =>
  isAnchor(g.state.players[player]?.hero.space ?? null);

export const isOnIsland = (g: G, player: number): boolean => g.state.players[player]?.hero.space === ISLAND;

const stopAt = (g: G, place: SpaceId): string => townAt(g, place) ?? place;

/** A leg of a lane. A channel exists only while a tile lies on one of these spaces. */
interface Leg {
  readonly to: SpaceId;
  readonly channel: readonly SpaceId[] | null;
}

/** The legs from each stop, in order of destination. */
const legsOf = /* @__PURE__ */ ofBoard(({ towns }) => {
  const spaces = new Map(towns.map(({ id, space }) => [id, space]));
  const found = new Map<string, Leg[]>();
  const lead = (from: string | undefined, to: string | undefined, channel: Leg['channel']): void => {
    if (from === undefined || to === undefined) return;
    const known = found.get(from) ?? [];
    found.set(from, known);
    known.push({ to: spaces.get(to) ?? to, channel });
  };
  for (const { stops, channel } of sea.lanes) {
    const dug = channel === undefined ? null : sea.eventSpaces.filter(({ number }) => number === channel);
    const through = dug?.map(({ space }) => space) ?? null;
    stops.forEach((stop, at) => {
      lead(stop, stops[at - 1], through);
      lead(stop, stops[at + 1], through);
    });
  }
  for (const list of found.values()) list.sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
  return found;
});

/** The next anchors and towns on existing lanes (iod.board.sea-lane, iod.movement.free-choice); a channel needs its tile. */
export function stopsFrom(g: G, place: SpaceId): readonly SpaceId[] {
  const leading = legsOf(g.content.board).get(stopAt(g, place));
  if (leading === undefined) return nowhere;
  const found: SpaceId[] = [];
  for (const { to, channel } of leading)
    if (to !== found[found.length - 1] && (channel === null || isOpen(g, channel))) found.push(to);
  return found;
}
const nowhere: readonly SpaceId[] = [];

const isOpen = (g: G, channel: readonly SpaceId[]): boolean =>
  channel.some((space) => tileAt(g, space) === 'sea-lane');

/** Spaces for tiles; most spaces have none. */
const eventSpaces: ReadonlySet<SpaceId | null> = new Set(sea.eventSpaces.map(({ space }) => space));

export const tileAt = (g: G, space: SpaceId | null): TileFace | null =>
  eventSpaces.has(space) ? (memoryOf(g).tiles[space ?? ''] ?? null) : null;

/** Whether a tile makes a space sea: then no Hero enters it. */
export const isFlooded = (g: G, space: SpaceId): boolean => {
  const tile = tileAt(g, space);
  return tile === 'sea' || tile === 'sea-lane';
};

/** The land spaces around each anchor, in groups of equal distance, the nearest first. */
const shoresOf = /* @__PURE__ */ ofBoard(({ neighbours }) => {
  const around = ({ at }: AnchorData): readonly (readonly SpaceId[])[] => {
    const rings: SpaceId[][] = [];
    for (const space of Object.keys(neighbours)) {
      const far = hexDistance(at, space);
      const ring = rings[far] ?? [];
      rings[far] = ring;
      ring.push(space);
    }
    return rings.filter((ring) => ring.length > 0);
  };
  return new Map(sea.anchors.map((anchor) => [anchor.id, around(anchor)]));
});

/** Land adjacent to an anchor, of any terrain or a town (iod.shipwreck.terrain). If there is none, the nearest. */
export function landAround(g: G, anchor: SpaceId): readonly SpaceId[] {
  const isLand = (space: SpaceId): boolean => !isFlooded(g, space);
  const rings = shoresOf(g.content.board).get(anchor);
  return rings?.find((ring) => ring.some(isLand))?.filter(isLand) ?? nowhere;
}

export const islandOf = (space: SpaceId | null): string | null =>
  sea.islands.find(({ spaces }) => spaces.some((one) => one === space))?.id ?? null;
