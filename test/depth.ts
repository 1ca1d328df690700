/*
 * A push looks at every rule, every set of modules and every property; the night (`RANDOM_GAMES=400`) looks at more states of each.
 */

/** How many are looked at: so many on a push, and so many at night. */
export const upTo = (push: number, night: number): number =>
  process.env.RANDOM_GAMES === undefined ? push : night;
