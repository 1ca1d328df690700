/* What the search for what cards can do needs of an edition. Each has a file of its own beside this one. */

/** What is asked for. */
export interface Orders {
  /** Games from their beginning, at most. */
  readonly games: number;
  readonly seed: string;
  /** Rule modules to play with; for an edition of scenarios, those that are played. */
  readonly modules: readonly string[];
}

/** What was seen. */
export interface Search {
  /** What people read. */
  readonly text: string;
  /** The same as data. */
  readonly report: object;
  /** How much was never seen. */
  readonly missing: number;
}
