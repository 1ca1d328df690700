// The order of the interfaces matters: of options without seed and chance the compiler says that `seed` is missing.

/** A game in which the caller gives rolls and draws, as answers of chance. */
export interface ManualOptions {
  /** The caller gives rolls and draws. */
  readonly chance: 'manual';
  /** Not used: it may stay where options of a seeded game are reused. */
  readonly seed?: string | number;
}

/** A game in which the engine rolls and draws. */
export interface SeededOptions {
  /** A text or number; equal seeds give equal games. */
  readonly seed: string | number;
  /** The engine rolls and draws: so it does where this is left out. */
  readonly chance?: 'seeded';
}

/** Where the dice and draws of a game come from: a seed, or the caller. Every game has these options. */
export type CommonOptions = ManualOptions | SeededOptions;

/** The known ids complete in an editor; other ids are those of modules and content from elsewhere. */
export type OrOther<Known extends string> = Known | (string & Record<never, never>);

/**
 * The type of an id that a function is given: written out in the program, it has to be a known one. A text that a variable holds may be any
 * id, as those of states are, or of content from elsewhere.
 */
export type Spelled<Id extends string, Known extends string> = string extends Id
  ? Id
  : Record<never, never> extends Record<Id, unknown>
    ? Id
    : Known;
