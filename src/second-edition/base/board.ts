import { adjacency, distancesFrom } from '../../hex/index.js';
import { dictionary, type Json } from '../../kernel/index.js';
import { type Color, colors } from '../abilities/language.js';
import type { BoardData, PlaceData, SpaceData } from '../content/board-types.js';

/** The board, prepared for the rules. */
export interface Board {
  /** Lower case with hyphens. No rule reads it. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Each space is of one of seven terrains, or a town (2e.board.space-kinds, 2e.board.terrains). */
  readonly spaces: Readonly<Record<string, SpaceData>>;
  /** The spaces one step away, by space. Half spaces are not in play and do not appear here (2e.movement.half-spaces). */
  readonly neighbours: Readonly<Record<string, readonly string[]>>;
  /** In the order of the market stacks. */
  readonly towns: BoardData['towns'];
  /** The town on a space, by the space. */
  readonly townOn: Readonly<Record<string, string>>;
  /** Places that are not spaces of the map: no step leads there. */
  readonly places: Readonly<Record<string, PlaceData>>;
  /** Data for a module, as the pack has it; `null` if the pack has no such data. */
  readonly chart: Json | null;
  /** The terrain and the neighbors of each space of the map, by its id. */
  readonly ground: ReadonlyMap<string, Ground>;
  /** Spaces with a sunburst jewel, by color. */
  readonly sunbursts: Readonly<Record<Color, readonly string[]>>;
  /** Spaces with a jewel, by its color. A game begins with a counter on each (2e.setup.adventure-counters). */
  readonly jewels: Readonly<Record<Color, readonly string[]>>;
  /** The nearest towns of each space, by number of spaces. */
  readonly nearestTowns: Readonly<Record<string, readonly string[]>>;
}

/** A space as movement reads it. All have the same hidden class, because rules read them all the time. */
export interface Ground {
  /** The terrain, or that of a town. */
  readonly terrain: SpaceData['terrain'];
  /** The spaces one step away; empty for half spaces. */
  readonly ways: readonly string[];
}

export function byColor<T>(pick: (color: Color) => T): Record<Color, T> {
  const [green, yellow, blue, red] = colors;
  return { green: pick(green), yellow: pick(yellow), blue: pick(blue), red: pick(red) };
}

const byId = (places: readonly PlaceData[]): Record<string, PlaceData> =>
  Object.fromEntries(places.map((place) => [place.id, place]));

/**
 * Caches a reading of a board. Boards do not change.
 *
 * @example
 * ```ts
 * const townIds = ofBoard((board) => board.towns.map(({ id }) => id));
 * townIds(g.content.board);
 * ```
 */
export function ofBoard<T extends object>(read: (board: Board) => T): (board: Board) => T {
  const known = new WeakMap<Board, T>();
  let last: { readonly board: Board; readonly found: T } | null = null;
  return (board) => {
    // A game asks of one board, again and again.
    if (last?.board === board) return last.found;
    const found = known.get(board) ?? read(board);
    known.set(board, found);
    last = { board, found };
    return found;
  };
}

/** The ids of the towns, in the order of the market stacks. */
export const townIds = /* @__PURE__ */ ofBoard((board) => board.towns.map(({ id }) => id));

/** The distances from each space that were computed already. */
const walked = /* @__PURE__ */ ofBoard(() => new Map<string, ReadonlyMap<string, number>>());

/** The distance of every reachable space from one space, in steps. Nothing on the board blocks the way. */
export function stepsFrom(board: Board, from: string): ReadonlyMap<string, number> {
  const known = walked(board);
  const steps = known.get(from) ?? distancesFrom(from, (space) => board.neighbours[space] ?? []);
  known.set(from, steps);
  return steps;
}

/** Packs have frozen board data. Each board is compiled once. */
const compiled = new WeakMap<BoardData, Board>();

export function compileBoard(data: BoardData): Board {
  const known = compiled.get(data);
  if (known !== undefined) return known;
  const inPlay = data.spaces.filter((space) => !space.half);
  const touching = adjacency(inPlay.map((space) => space.id));
  const spaces = dictionary<SpaceData>();
  const neighbours = dictionary<readonly string[]>();
  const nearestTowns = dictionary<readonly string[]>();
  for (const space of data.spaces) spaces[space.id] = space;
  // Rules compare space ids all the time: property names are interned and compared by pointer, texts built at run time are not.
  const names = new Map(Object.keys(spaces).map((id) => [id, id]));
  const named = (ids: readonly string[]): readonly string[] => ids.map((id) => names.get(id) ?? id);
  for (const { id } of inPlay) neighbours[id] = named(touching.get(id) ?? []);
  const towns = data.towns.map(({ space }) => ({
    space,
    steps: distancesFrom(space, (at) => neighbours[at] ?? []),
  }));
  for (const { id } of inPlay) {
    const reach = towns.map(({ space, steps }) => ({
      space,
      far: steps.get(id) ?? Number.POSITIVE_INFINITY,
    }));
    const nearest = Math.min(...reach.map((town) => town.far));
    nearestTowns[id] = named(reach.filter((town) => town.far === nearest).map((town) => town.space));
  }
  const withJewel = (color: Color) => inPlay.filter((space) => space.jewel === color);
  const idsOf = (list: readonly SpaceData[]) => named(list.map((space) => space.id));
  const board: Board = {
    id: data.id,
    name: data.name,
    chart: data.chart ?? null,
    spaces,
    neighbours,
    towns: data.towns,
    townOn: Object.assign(
      dictionary<string>(),
      Object.fromEntries([...data.towns].reverse().map(({ id, space }) => [space, id])),
    ),
    places: Object.assign(dictionary<PlaceData>(), byId(data.places ?? [])),
    jewels: byColor((color) => idsOf(withJewel(color))),
    sunbursts: byColor((color) => idsOf(withJewel(color).filter((space) => space.sunburst))),
    nearestTowns,
    ground: new Map(
      data.spaces.map(
        ({ id, terrain }) => [names.get(id) ?? id, { terrain, ways: [...(neighbours[id] ?? [])] }] as const,
      ),
    ),
  };
  compiled.set(data, board);
  return board;
}
