import type { Json } from '../../kernel/state.js';
import type { Color, Terrain } from '../abilities/language.js';

export type { Color, Terrain };

/** One space of the map. */
export interface SpaceData {
  /** `h`, two digits for the column, two for the row: `h0714`. */
  readonly id: string;
  /** What the ground is; a town is wild, it counts as every terrain. */
  readonly terrain: Terrain | 'town';
  /** The region the space belongs to, or the town's name. */
  readonly name?: string;
  /** The id of the town that stands here. */
  readonly town?: string;
  /** The color of the adventure jewel printed here. */
  readonly jewel?: Color;
  /** The jewel is surrounded by a sunburst: its adventure counter comes back when an Event is drawn. */
  readonly sunburst?: true;
  /** The edge of the board cuts this space in half. It is drawn but never in play. */
  readonly half?: true;
}

/** A town and the space it stands on. */
export interface TownData {
  /** Lower case with hyphens, such as `tamalir`; cards say `town:tamalir`. Its market stack goes by it too. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** The id of its space, whose `terrain` is `town`. */
  readonly space: string;
}

/** A place that is no space of the map. No step leads there: figures come and go by a module's rules only. */
export interface PlaceData {
  /** Lower case with hyphens; a figure that is there has it for its space. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
}

/** Where content comes from: our own design, or the document that states its values. */
export type BoardSource =
  | 'original'
  | {
      /** A short name of the rulebook or other publication. */
      readonly document: string;
      /** The heading in it. */
      readonly section: string;
    };

/** A board: a map of spaces with towns and adventure jewels. */
export interface BoardData {
  /** Lower case with hyphens. No rule looks at it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** In the order of the market stacks, which is also the order of the doom track. */
  readonly towns: readonly TownData[];
  /** Sorted by id: down the first column, then down the next. Half spaces are among them. */
  readonly spaces: readonly SpaceData[];
  /** Places besides the map that a module knows; none in the base game. */
  readonly places?: readonly PlaceData[];
  /**
   * What a module knows to read besides, such as lines that join places. The base game does not look at it. Here, too, `name`, `label`, `text`,
   * `flavor` and `source` are for people, and no rule reads them.
   */
  readonly chart?: Json;
  /** The town in which Heroes begin, if it is not the base game's. */
  readonly start?: string;
  /** Whose design it is. It has no effect. */
  readonly source: BoardSource;
}
