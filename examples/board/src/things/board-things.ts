/* The board, and who stands on it. */

/** A figure on the board. */
export interface Figure {
  readonly player: number;
  readonly name: string;
  readonly space: string | null;
}

/** A space, where it is drawn. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Its corners, as the points of a polygon; empty for a place that is no hex. */
  readonly points: string;
}

/** The board, drawn. */
export interface BoardThing {
  readonly name: string;
  /** What is inside the SVG, without its frame. */
  readonly svg: string;
  readonly viewBox: string;
  /** How wide it is for its height. */
  readonly ratio: number;
  readonly spots: ReadonlyMap<string, Spot>;
}
