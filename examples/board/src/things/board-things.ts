import type { Way } from './answer-things.js';

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
  /** The ground, as SVG elements. */
  readonly land: string;
  /** What lies on the ground, with the names. */
  readonly pieces: string;
  /** The style rules of both. */
  readonly style: string;
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** What a space is, what lies there and what leads there. */
export interface SpaceThing {
  readonly id: string;
  readonly name: string;
  /** Who stands there, and what lies there: a line each. */
  readonly lines: readonly string[];
  /** Signs of the legend that say what one can do there. */
  readonly signs: readonly string[];
  /** Cards that lie there. */
  readonly cards: readonly string[];
  /** Ways there, the cheapest first; none if nothing leads there now. */
  readonly ways: readonly Way[];
}

/** A place that somebody may look for on the board. */
export interface LandmarkThing {
  readonly space: string;
  readonly name: string;
  readonly kind: 'hero' | 'villain' | 'quest' | 'town' | 'adventure';
  /** How many steps it is away from the hero of the person who looks; `null` where no way is known. */
  readonly away: number | null;
}
