import { adjacency, distancesFrom } from '../../hex/index.js';
import { dictionary, type Json } from '../../kernel/index.js';
import { type Color, colors } from '../abilities/language.js';
import type { BoardData, PlaceData, SpaceData } from '../content/board-types.js';

/* The board as rules walk on it, made from that of a pack. */

/** The board, ready to walk on. */
export interface Board {
  /** Lower case with hyphens. No rule looks at it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Each space is of one of seven terrains, or a town (2e.board.space-kinds, 2e.board.terrains). */
  readonly spaces: Readonly<Record<string, SpaceData>>;
  /** The spaces one step away, by space. Half spaces are not in play and appear nowhere here (2e.movement.half-spaces). */
  readonly neighbours: Readonly<Record<string, readonly string[]>>;
  /** In the order of the market stacks. */
  readonly towns: BoardData['towns'];
  /** The town on a space, by the space. */
  readonly townOn: Readonly<Record<string, string>>;
  /** Places that are no spaces of the map: no step leads there. */
  readonly places: Readonly<Record<string, PlaceData>>;
  /** What a module knows to read besides, as the pack has it; `null` if there is none. */
  readonly chart: Json | null;
  /** What walking asks of each space of the map, by its id: its terrain, and the spaces that lie one step away. */
  readonly ground: ReadonlyMap<string, Ground>;
  /** Spaces with a sunburst jewel, by color. */
  readonly sunbursts: Readonly<Record<Color, readonly string[]>>;
  /** Spaces with a jewel, by its color; a game begins with a counter on each (2e.setup.adventure-counters). */
  readonly jewels: Readonly<Record<Color, readonly string[]>>;
  /** The nearest towns of each space, counted in spaces. */
  readonly nearestTowns: Readonly<Record<string, readonly string[]>>;
}

/** What walking asks of a space. All are of one hidden class: rules look at them all the time. */
export interface Ground {
  /** What its ground is. */
  readonly terrain: SpaceData['terrain'];
  /** The spaces one step away; empty for half spaces. */
  readonly ways: readonly string[];
}

/** A value for each of the four colors. */
export function byColor<T>(pick: (color: Color) => T): Record<Color, T> {
  const [green, yellow, blue, red] = colors;
  return { green: pick(green), yellow: pick(yellow), blue: pick(blue), red: pick(red) };
}

const byId = (places: readonly PlaceData[]): Record<string, PlaceData> =>
  Object.fromEntries(places.map((place) => [place.id, place]));

/**
 * What can be read off a board is read once for each board: they do not change.
 *
 * @example
 * ```ts
 * const townIds = ofBoard((board) => board.towns.map(({ id }) => id));
 * townIds(g.content.board);
 * ```
 */
export function ofBoard<T extends object>(read: (board: Board) => T): (board: Board) => T {
  const known = new WeakMap<Board, T>();
  return (board) => {
    const found = known.get(board) ?? read(board);
    known.set(board, found);
    return found;
  };
}

/** The ids of the towns, in the order of the market stacks. */
export const townIds = /* @__PURE__ */ ofBoard((board) => board.towns.map(({ id }) => id));

/** The spaces from which ways were walked, with all that they lead to. */
const walked = /* @__PURE__ */ ofBoard(() => new Map<string, ReadonlyMap<string, number>>());

/** How many steps every space that can be reached is from one, whatever lies between. */
export function stepsFrom(board: Board, from: string): ReadonlyMap<string, number> {
  const known = walked(board);
  const steps = known.get(from) ?? distancesFrom(from, (space) => board.neighbours[space] ?? []);
  known.set(from, steps);
  return steps;
}

/** Boards are those of the frozen copies of packs: each is made ready once. */
const compiled = new WeakMap<BoardData, Board>();

/** Makes a board that nobody can change any more ready to walk on. */
export function compileBoard(data: BoardData): Board {
  const known = compiled.get(data);
  if (known !== undefined) return known;
  const inPlay = data.spaces.filter((space) => !space.half);
  const touching = adjacency(inPlay.map((space) => space.id));
  const spaces = dictionary<SpaceData>();
  const neighbours = dictionary<readonly string[]>();
  const nearestTowns = dictionary<readonly string[]>();
  for (const space of data.spaces) spaces[space.id] = space;
  // Rules compare spaces all the time. Engines of JavaScript keep the names of properties once and for all, and tell two of them apart at a
  // glance; ids put together from numbers they compare letter by letter. So all lists here are of such names.
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
      data.spaces.map(({ id, terrain }) => [id, { terrain, ways: neighbours[id] ?? [] }] as const),
    ),
  };
  compiled.set(data, board);
  return board;
}
