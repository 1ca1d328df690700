/** The terrains; a city counts as all of them (3e.board.terrain-types). */
export const terrains = ['plains', 'forest', 'hills', 'mountain', 'water'] as const;
/** A terrain. */
export type Terrain = (typeof terrains)[number];

/** The types of adventures, gems, adventure decks and trophies. */
export const adventureTypes = ['combat', 'exploration', 'social'] as const;
/** A kind of adventure. */
export type AdventureType = (typeof adventureTypes)[number];

/** Kinds of places; hexes without one are wilderness (3e.board.civilized). */
export const placeKinds = ['city', 'town', 'shrine', 'stronghold'] as const;
/** A kind of place. */
export type PlaceKind = (typeof placeKinds)[number];

/** A place on the board. */
export interface PlaceData {
  /** Lower case with hyphens, such as `tamalir`; a market has the id of its city. */
  readonly id: string;
  /** Its name. */
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
  /** Its terrain (3e.board.one-terrain). */
  readonly terrain: Terrain | 'city';
  /** The id of the place on it, if any. */
  readonly place?: string;
  /** The type of the adventure gem marked here (3e.board.gem-spaces). */
  readonly gem?: AdventureType;
}

/** A name on the board that may cover several hexes (3e.board.named-region). */
export interface RegionData {
  /** Lower case with hyphens, such as `riverlands`. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** The ids of its hexes. */
  readonly hexes: readonly string[];
}

/** An edge between two hexes, by their ids, the lower first. */
export type Edge = readonly [string, string];

/** A board: hexes with places and gems, and what runs along or across their edges. */
export interface BoardData {
  /** Lower case with hyphens. Rules do not read it. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Sorted by id, column by column. */
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
