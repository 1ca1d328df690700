import type { Bounds, Point } from '../../hex/index.js';
import { cached } from '../../kernel/cached.js';
import { freezeAll } from '../../kernel/index.js';
import type { Color, Terrain } from '../../second-edition/content/board-types.js';
import { rulesetOf } from '../../second-edition/index.js';
import { coursePath } from './courses.js';
import { regionsOf, spacesOf } from './labels.js';
import type { MappedArea, MappedLane } from './mapped.js';
import { type Plan, planOf } from './plan.js';
import { bundledLayers } from './whole.js';

/** A space and its place on the map. */
export interface MappedSpace {
  readonly id: string;
  /** Its printed terrain. */
  readonly terrain: Terrain | 'town';
  /** Its region, or the name of its town; `null` if it has none. */
  readonly name: string | null;
  /** The color of its printed jewel, or `null`. */
  readonly jewel: Color | null;
  /** Whether a sunburst surrounds the jewel. */
  readonly sunburst: boolean;
  /** Whether the edge of the board cuts it in half: it is drawn, but never in play. */
  readonly half: boolean;
  /** Its middle. */
  readonly center: Point;
  /** Its corners, clockwise from the upper left. */
  readonly corners: readonly Point[];
}

/** A town, an anchor or another place on the map. */
export interface MappedPlace {
  /** The id of the town, the anchor or the place. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** Where its figures stand: the space of a town, else its own id. */
  readonly space: string;
  /** Its middle; `null` if it is not drawn. */
  readonly center: Point | null;
}

/** A board with the coordinates of `picture`, so that drawings fit over it. */
export interface BoardMap {
  /** The board's name for people. */
  readonly name: string;
  /** The frame around the board. */
  readonly frame: Bounds;
  /** All spaces, those cut in half included. */
  readonly spaces: readonly MappedSpace[];
  /** Named regions. */
  readonly regions: readonly MappedArea[];
  /** Rivers, as one SVG path. */
  readonly rivers: string;
  /** Roads, as one SVG path. */
  readonly roads: string;
  /** Towns, in the order of the market stacks. */
  readonly towns: readonly MappedPlace[];
  /** Places that are not land spaces: anchors, and an island beside the board. */
  readonly places: readonly MappedPlace[];
  /** Sea lanes between places. */
  readonly lanes: readonly MappedLane[];
  /** Islands; empty if all is land. */
  readonly islands: readonly MappedArea[];
}

const drawn = new WeakMap<object, BoardMap>();

/**
 * A board with coordinates, for apps that draw it themselves. The same modules give the same object.
 *
 * @param modules - ids of the modules in force: one of them may bring its own board
 * @throws InvalidOptionsError if this is not a list of ids
 * @throws UnknownRulesetError for modules that are not bundled
 *
 * @example
 * ```ts
 * boardMap().towns[3]; // { id: 'tamalir', name: 'Tamalir', space: 'h0708', center: { x: …, y: … } }
 * boardMap(['island-of-dread']).lanes.map(({ path }) => path);
 * ```
 */
export function boardMap(modules: readonly string[] = []): BoardMap {
  const { rules } = rulesetOf(modules);
  const { board } = rules.content;
  return cached(drawn, board, () => freezeAll(mapOf(planOf(board, rules.moduleIds, bundledLayers))));
}

function mapOf({ sheet, layers, mouth, placeOf, nameOfPlace }: Plan): BoardMap {
  const { board } = sheet;
  const charts = layers.flatMap((layer) => layer.chart?.(sheet) ?? []);
  return {
    name: board.name,
    frame: sheet.frame,
    spaces: sheet.spaces.map(({ id, terrain, name, jewel, sunburst, half }) => ({
      id,
      terrain,
      name: name ?? null,
      jewel: jewel ?? null,
      sunburst: sunburst ?? false,
      half: half ?? false,
      center: sheet.center(id),
      corners: sheet.corners(id),
    })),
    regions: regionsOf(sheet).map((name) => {
      const spaces = spacesOf(sheet, name).map(({ id }) => id);
      return { name, spaces, outline: sheet.outline(spaces) };
    }),
    rivers: coursePath(sheet, 'river', mouth),
    roads: coursePath(sheet, 'road', mouth),
    towns: board.towns.map(({ id, name, space }) => ({ id, name, space, center: sheet.center(space) })),
    places: [
      ...new Set([
        ...Object.keys(board.places),
        ...layers.flatMap((layer) => [...(layer.places?.(sheet).keys() ?? [])]),
      ]),
    ].map((id) => ({ id, name: nameOfPlace(id), space: id, center: placeOf(id) })),
    lanes: charts.flatMap(({ lanes }) => lanes),
    islands: charts.flatMap(({ islands }) => islands),
  };
}
