/** Several spaces that have a name together. */
export interface MappedArea {
  /** What people call it. */
  readonly name: string;
  /** Its spaces. */
  readonly spaces: readonly string[];
  /** The edge around them, as an SVG path. */
  readonly outline: string;
}

/** A line between stops. */
export interface MappedLane {
  /** Its id. */
  readonly id: string;
  /** Towns and anchors, in the order in which it touches them. */
  readonly stops: readonly string[];
  /** The number of the event tile that opens it; `null` if it is always open. */
  readonly channel: number | null;
  /** How it runs, as an SVG path. */
  readonly path: string;
}
