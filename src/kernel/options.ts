/** The options of every game. */
export interface CommonOptions {
  /** A text or number; equal seeds give equal games. Required unless chance is `manual`. */
  readonly seed?: string | number;
  /** `seeded` (the default): the engine rolls. `manual`: the caller gives rolls and draws. */
  readonly chance?: 'seeded' | 'manual';
}
