import { distancesFrom, shortestPath } from '../../hex/index.js';
import { cached } from '../../kernel/cached.js';
import { InvalidArgumentError } from '../../kernel/index.js';
import type { Where } from '../abilities/language.js';
import { mayGo, waysFrom } from '../base/movement.js';
import { hexesOf } from '../base/places.js';
import type { HexId } from '../base/state.js';
import type { G } from '../base/vocabulary.js';
import { type PlaceKind, placeKinds } from '../content/board-types.js';
import { terrainDice } from '../content/terrain-dice.js';

/* A step goes to an adjacent hex of any terrain: a hero can always go there for an action (3e.move.step). */

/** A hex with its distance. */
export interface Near {
  readonly hex: HexId;
  /** The distance in steps. */
  readonly distance: number;
}

/** A place with its distance. */
export interface NearPlace extends Near {
  readonly place: string;
  readonly name: string;
  readonly kind: PlaceKind;
}

/** Where something can be done. */
export interface Whereabouts {
  /** Every matching hex, in board order. */
  readonly hexes: readonly HexId[];
  /** The nearest of them; `null` if there is none, or no start. */
  readonly nearest: Near | null;
}

function assertHex(g: G, hex: unknown): void {
  if (typeof hex === 'string' && Object.hasOwn(g.content.board.hex, hex)) return;
  const shown = typeof hex === 'string' ? ` "${hex.slice(0, 60)}"` : '';
  throw new InvalidArgumentError(`There is no hex${shown} on this board: hexes are named like h0706.`);
}

const around =
  (g: G) =>
  (hex: HexId): readonly HexId[] =>
    waysFrom(g, hex).map(({ to }) => to);

/** The cached distances from each hex of a board; boards never change. */
const known = new WeakMap<G['content']['board'], Map<HexId, ReadonlyMap<HexId, number>>>();

/** The distance in steps to each hex, the nearest first. */
export function stepsFrom(g: G, from: HexId): ReadonlyMap<HexId, number> {
  const ofBoard = cached(known, g.content.board, () => new Map());
  return cached(ofBoard, from, () => distancesFrom(from, around(g)));
}

/**
 * The distance in steps to each hex, the nearest first, the hex itself included (3e.board.distance).
 *
 * @throws InvalidArgumentError if there is no such hex
 * @example
 * ```ts
 * ruleset.ask(state, distancesOn, 'h0706').h0704; // 2
 * ```
 */
export function distancesOn(g: G, from: HexId): Readonly<Record<HexId, number>> {
  assertHex(g, from);
  return Object.fromEntries(stepsFrom(g, from));
}

/**
 * A shortest way between two hexes, with both ends; always the same one. `null` if there is none.
 *
 * @throws InvalidArgumentError if there is no such hex
 * @example
 * ```ts
 * ruleset.ask(state, pathOn, 'h0706', 'h0704'); // ['h0706', 'h0705', 'h0704']
 * ```
 */
export function pathOn(g: G, from: HexId, to: HexId): readonly HexId[] | null {
  assertHex(g, from);
  assertHex(g, to);
  return shortestPath(from, to, around(g)) ?? null;
}

/**
 * Cities, towns, shrines and strongholds, the nearest first; equally near ones in board order.
 *
 * @param kind - only places of this kind; by default all
 * @throws InvalidArgumentError if there is no such hex, or no such kind
 * @example
 * ```ts
 * ruleset.ask(state, placesNear, 'h0705', 'city')[0]; // { place: 'tamalir', kind: 'city', hex: 'h0706', distance: 1, ... }
 * ```
 */
export function placesNear(g: G, from: HexId, kind?: PlaceKind): readonly NearPlace[] {
  if (kind !== undefined && !placeKinds.includes(kind))
    throw new InvalidArgumentError(`There is no such kind of place: there are ${placeKinds.join(', ')}.`);
  assertHex(g, from);
  const distances = stepsFrom(g, from);
  return g.content.board.places
    .flatMap(({ id, name, kind: is, hex }): NearPlace[] => {
      const distance = distances.get(hex);
      return distance === undefined || (kind !== undefined && kind !== is)
        ? []
        : [{ place: id, name, kind: is, hex, distance }];
    })
    .sort((a, b) => a.distance - b.distance);
}

/**
 * The faces of a terrain die, from 1, one of which has to be spent to go from a hex to the next one: any on a road, over a bridge and into a city, water
 * and wild over a river, else those that show its ground (3e.move.spend-per-hex, 3e.move.road, 3e.move.river, 3e.move.city).
 *
 * @param from - the hex one comes from; if left out, or if it is not adjacent, only the ground of `hex` counts
 * @throws InvalidArgumentError if there is no such hex
 * @example
 * ```ts
 * ruleset.ask(state, facesInto, 'h0605'); // [5, 6]: water or wild
 * ```
 */
export function facesInto(g: G, hex: HexId, from?: HexId): readonly number[] {
  assertHex(g, hex);
  if (from !== undefined) assertHex(g, from);
  const way = waysFrom(g, from ?? null).find(({ to }) => to === hex) ?? {
    to: hex,
    river: false,
    road: false,
  };
  return terrainDice.flatMap((_, at) => (mayGo(g, way, at + 1) ? [at + 1] : []));
}

export function whereabouts(g: G, where: Where, from: HexId | null): Whereabouts {
  const hexes = hexesOf(g, where);
  if (from === null) return { hexes, nearest: null };
  const wanted = new Set(hexes);
  for (const [hex, distance] of stepsFrom(g, from))
    if (wanted.has(hex)) return { hexes, nearest: { hex, distance } };
  return { hexes, nearest: null };
}
