import type { Json } from '../../kernel/state.js';
import type { Color, Terrain } from '../abilities/language.js';

export type { Color, Terrain };

/** One space of the map. */
export interface SpaceData {
  /** `h`, two digits for the column, two for the row: `h0714`. */
  readonly id: string;
  /** Its terrain. A town is wild: it counts as every terrain. */
  readonly terrain: Terrain | 'town';
  /** The region the space belongs to, or the town's name. */
  readonly name?: string;
  /** The id of the town that stands here. */
  readonly town?: string;
  /** The color of the adventure jewel printed here. */
  readonly jewel?: Color;
  /** The jewel is surrounded by a sunburst: its adventure counter comes back when an Event is drawn. */
  readonly sunburst?: true;
  /** A space cut in half by the edge of the board: drawn, but not in play. */
  readonly half?: true;
}

/** A town and the space it stands on. */
export interface TownData {
  /** Lower case with hyphens, such as `tamalir`; cards say `town:tamalir`. It is also the id of its market stack. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** The id of its space, whose `terrain` is `town`. */
  readonly space: string;
}

/** A place beside the map. No step leads there: figures move there and back only by a module's rules. */
export interface PlaceData {
  /** Lower case with hyphens. A figure there has this id as its space. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
}

/** The source of content: our own design, or the document that states its values. */
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
  /** Lower case with hyphens. Rules do not read it. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** In the order of the market stacks, which is also the order of the doom track. */
  readonly towns: readonly TownData[];
  /** Sorted by id: column by column, with half spaces. */
  readonly spaces: readonly SpaceData[];
  /** Places beside the map for modules; the base game has none. */
  readonly places?: readonly PlaceData[];
  /**
   * Further data for a module, such as lanes between places. The base game does not read it. Here, too, `name`,
   * `label`, `text`, `flavor` and `source` are for people, and no rule reads them.
   */
  readonly chart?: Json;
  /** The town in which Heroes begin, if it is not that of the base game. */
  readonly start?: string;
  /** The source of the design. Rules do not read it. */
  readonly source: BoardSource;
}
