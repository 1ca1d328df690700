import { distancesFrom, shortestPath } from '../../hex/index.js';
import { InvalidArgumentError } from '../../kernel/index.js';
import { entryFaces, walksFrom } from '../base/entering.js';
import { turn } from '../base/frames.js';
import { openTowns } from '../base/market.js';
import type { SpaceId, TownId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';

/* The ways of the board now. Modules may open or close some, for all or for one player; by default for the player whose turn it is. */

/** A town with its distance. */
export interface NearTown {
  /** The town. */
  readonly town: TownId;
  /** Its space. */
  readonly space: SpaceId;
  /** The distance in steps. */
  readonly distance: number;
}

function assertSpace(g: G, space: unknown): void {
  const { spaces, places } = g.content.board;
  if (typeof space === 'string' && (Object.hasOwn(spaces, space) || Object.hasOwn(places, space))) return;
  const shown = typeof space === 'string' ? ` "${space.slice(0, 60)}"` : '';
  throw new InvalidArgumentError(`There is no space${shown} on this board: spaces are named like h0714.`);
}

/** The player whose turn it is; before the first turn the first player. */
const walker = (g: G): number => g.find(turn)?.player ?? 0;

const onFoot =
  (g: G, player: number) =>
  (space: SpaceId): readonly SpaceId[] =>
    walksFrom(g, player, space);

/**
 * The distance in steps from a space to each space, the nearest first, the space itself included. Spaces that cannot be
 * reached on foot are left out.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function distancesOn(
  g: G,
  from: SpaceId,
  player: number = walker(g),
): Readonly<Record<SpaceId, number>> {
  assertSpace(g, from);
  return Object.fromEntries(distancesFrom(from, onFoot(g, player)));
}

/**
 * A shortest way on foot, with both ends; always the same one. `null` if there is none.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function pathOn(
  g: G,
  from: SpaceId,
  to: SpaceId,
  player: number = walker(g),
): readonly SpaceId[] | null {
  assertSpace(g, from);
  assertSpace(g, to);
  return shortestPath(from, to, onFoot(g, player)) ?? null;
}

/**
 * The open towns that can be reached on foot, the nearest first; equally near ones in the order of the market stacks.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function townsOn(g: G, from: SpaceId, player: number = walker(g)): readonly NearTown[] {
  const distances = distancesOn(g, from, player);
  return openTowns(g)
    .flatMap(({ id, space }): NearTown[] => {
      const distance = distances[space];
      return distance === undefined ? [] : [{ town: id, space, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/**
 * The faces of a movement die, from 1, with which a space can be entered now; all of them for a town.
 *
 * @throws InvalidArgumentError if there is no such space
 */
export function facesInto(g: G, space: SpaceId): readonly number[] {
  assertSpace(g, space);
  return entryFaces(g, space);
}

/** Whether one of these spaces can be reached on foot; true if it is the space itself. */
export function leadsTo(
  g: G,
  from: SpaceId,
  wanted: ReadonlySet<SpaceId>,
  player: number = walker(g),
): boolean {
  const reached = new Set([from]);
  // A Set may grow during its iteration.
  for (const space of reached) {
    if (wanted.has(space)) return true;
    for (const next of walksFrom(g, player, space)) reached.add(next);
  }
  return false;
}
