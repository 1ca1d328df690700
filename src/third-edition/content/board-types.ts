/** What the ground of a hex is; a city counts as every terrain (3e.board.terrain-types). */
export const terrains = ['plains', 'forest', 'hills', 'mountain', 'water'] as const;
/** A kind of ground. */
export type Terrain = (typeof terrains)[number];

/** The kinds of adventure, of gem, of adventure deck and of trophy, as the box names them. */
export const adventureTypes = ['combat', 'exploration', 'social'] as const;
/** A kind of adventure. */
export type AdventureType = (typeof adventureTypes)[number];

/** What makes a hex no wilderness (3e.board.civilized). */
export const placeKinds = ['city', 'town', 'shrine', 'stronghold'] as const;
/** A kind of place. */
export type PlaceKind = (typeof placeKinds)[number];

/** A place on the board. */
export interface PlaceData {
  /** Lower case with hyphens, such as `tamalir`; a market goes by the id of its city. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Which kind it is. */
  readonly kind: PlaceKind;
  /** The id of its hex. */
  readonly hex: string;
}

/** One hex of the board. */
export interface HexData {
  /** `h`, two digits for the column, two for the row: `h0706`. */
  readonly id: string;
  /** What the ground is (3e.board.one-terrain). */
  readonly terrain: Terrain | 'city';
  /** The id of the place that stands here, if one does. */
  readonly place?: string;
  /** The type of the adventure gem marked here (3e.board.gem-spaces). */
  readonly gem?: AdventureType;
}

/** A name on the board that may cover several hexes (3e.board.named-region). */
export interface RegionData {
  /** Lower case with hyphens, such as `riverlands`. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** The ids of its hexes. */
  readonly hexes: readonly string[];
}

/** An edge between two hexes, by their ids, the lower first. */
export type Edge = readonly [string, string];

/** A board: hexes with places and gems, and what runs along or across their edges. */
export interface BoardData {
  /** Lower case with hyphens. No rule looks at it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Sorted by id: down the first column, then down the next. */
  readonly hexes: readonly HexData[];
  /** Cities first, in the order of their markets. */
  readonly places: readonly PlaceData[];
  /** Names of regions and of single hexes without a place. */
  readonly regions: readonly RegionData[];
  /** Edges along which a river flows (3e.board.rivers). */
  readonly rivers: readonly Edge[];
  /** Edges that a road crosses (3e.board.roads). */
  readonly roads: readonly Edge[];
  /** Edges that a bridge crosses (3e.board.bridges). */
  readonly bridges: readonly Edge[];
}
