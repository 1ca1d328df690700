/** Several spaces with a common name. */
export interface MappedArea {
  /** Its name for people. */
  readonly name: string;
  readonly spaces: readonly string[];
  /** Its outline, as an SVG path. */
  readonly outline: string;
}

/** A line between stops. */
export interface MappedLane {
  readonly id: string;
  /** Its towns and anchors, in order. */
  readonly stops: readonly string[];
  /** The number of the event tile that opens it; `null` if it is always open. */
  readonly channel: number | null;
  /** Its course, as an SVG path. */
  readonly path: string;
}
