/** What the kernel needs of any game's options. */
export interface CommonOptions {
  /** Text or a number; equal seeds give equal games. Needed unless chance is `manual`. */
  readonly seed?: string | number;
  /** `seeded` (the default): the engine rolls. `manual`: you tell it what was rolled and drawn. */
  readonly chance?: 'seeded' | 'manual';
}
