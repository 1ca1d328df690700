/** A stop on a sea lane: not a space of land, and the only place in the sea where a Hero can be (iod.board.anchor-space). */
export interface AnchorData {
  /** `a`, then column and row like a space: `a0909`. */
  readonly id: string;
  readonly name: string;
  /** Where it is printed: a place on the grid that no land takes. The land spaces around it are adjacent to it. */
  readonly at: string;
}

/** A sea lane: it joins each stop with the next (iod.board.sea-lane). */
export interface LaneData {
  readonly id: string;
  /** Towns and anchors, by id, in the order in which the lane touches them. */
  readonly stops: readonly string[];
  /** Such a lane is there only once the sea lane event tile of this number lies on the board. */
  readonly channel?: number;
}

/** What an event tile shows (iod.components.event-tile-faces). */
export type TileFace = 'sea-lane' | 'plains' | 'sea' | 'ruins';
export const tileFaces = ['sea-lane', 'plains', 'sea', 'ruins'] as const satisfies readonly TileFace[];

/** A space on which an event tile may come to lie; until then it is what its terrain says (iod.board.event-space-normal). */
export interface EventSpaceData {
  readonly space: string;
  readonly tile: TileFace;
  /** Sea lane tiles and their spaces are numbered (iod.board.sea-lane-tiles-numbered). */
  readonly number?: number;
}

/** An island: all its spaces hang together by land. */
export interface IslandData {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly string[];
}

/** Everything that the map has besides land. */
export interface SeaChart {
  readonly anchors: readonly AnchorData[];
  readonly lanes: readonly LaneData[];
  readonly eventSpaces: readonly EventSpaceData[];
  readonly islands: readonly IslandData[];
}
