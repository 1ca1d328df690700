import { type Color, colors } from '../abilities/language.js';
import { countersAt } from '../base/adventure.js';
import { terrainAt, townAt } from '../base/ground.js';
import type { CardId, SpaceId, TownId } from '../base/state.js';
import { undefeatedAt } from '../base/undefeated.js';
import type { G } from '../base/vocabulary.js';
import type { SpaceData } from '../content/board-types.js';

/** A space and what is on it. */
export interface SpaceInspection {
  /** The space. */
  readonly space: SpaceId;
  /** Its terrain now; `null` for a place that is not a space of the map. */
  readonly terrain: SpaceData['terrain'] | null;
  /** The town on it, or `null`. */
  readonly town: TownId | null;
  /** Colors of the adventure counters there. */
  readonly counters: readonly Color[];
  /** Undefeated Challenges with a counter there. */
  readonly challenges: readonly CardId[];
  /** Players whose Heroes stand there, by index. */
  readonly heroes: readonly number[];
}

export const spaceInspection = (g: G, space: SpaceId): SpaceInspection => ({
  space,
  terrain: terrainAt(g, space),
  town: townAt(g, space),
  counters: countersAt(g, space),
  challenges: undefeatedAt(g, space),
  heroes: g.state.players.flatMap(({ hero }, player) => (hero.space === space ? [player] : [])),
});

/** All spaces with something on them: towns first, then by id. */
export function spacesInUse(g: G): readonly SpaceInspection[] {
  const towns = g.content.board.towns.map(({ space }) => space);
  const others = new Set<SpaceId>();
  for (const color of colors) for (const space of g.state.counters[color]) others.add(space);
  for (const entry of g.state.track) if (entry) others.add(entry.space);
  for (const { hero } of g.state.players) if (hero.space !== null) others.add(hero.space);
  for (const town of towns) others.delete(town);
  return [...towns, ...[...others].sort()].map((space) => spaceInspection(g, space));
}
