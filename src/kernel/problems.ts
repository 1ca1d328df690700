import type { Problem } from './errors.js';

/** A problem of a part as one of the whole: its path begins where the part stands. */
export const under = (path: string, problem: Problem): Problem => ({
  ...problem,
  path: [path, problem.path].filter((part) => part !== '').join('/'),
});
