/** A stop on a sea lane: not land, and the only kind of place at sea for a Hero (iod.board.anchor-space). */
export interface AnchorData {
  /** `a`, then column and row like a space: `a0909`. */
  readonly id: string;
  readonly name: string;
  /** Its grid place, which no land takes. The land spaces around it are adjacent. */
  readonly at: string;
}

/** A sea lane connects consecutive stops (iod.board.sea-lane). */
export interface LaneData {
  readonly id: string;
  /** Towns and anchors by id, in order. */
  readonly stops: readonly string[];
  /** The lane exists only while the sea lane tile with this number is on the board. */
  readonly channel?: number;
}

/** What an event tile shows (iod.components.event-tile-faces). */
export type TileFace = 'sea-lane' | 'plains' | 'sea' | 'ruins';
export const tileFaces = ['sea-lane', 'plains', 'sea', 'ruins'] as const satisfies readonly TileFace[];

/** A space for an event tile; without one its terrain counts (iod.board.event-space-normal). */
export interface EventSpaceData {
  readonly space: string;
  readonly tile: TileFace;
  /** Sea lane tiles and their spaces are numbered (iod.board.sea-lane-tiles-numbered). */
  readonly number?: number;
}

/** An island: spaces connected by land. */
export interface IslandData {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly string[];
}

/** Everything on the map that is not land. */
export interface SeaChart {
  readonly anchors: readonly AnchorData[];
  readonly lanes: readonly LaneData[];
  readonly eventSpaces: readonly EventSpaceData[];
  readonly islands: readonly IslandData[];
}
