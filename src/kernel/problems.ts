import type { Problem } from './errors.js';

/** A problem of a part as one of the whole: its path begins where the part stands. */
export const under = (path: string, problem: Problem): Problem => ({
  ...problem,
  path: [path, problem.path].filter((part) => part !== '').join('/'),
});

/** How many names that mean nothing are told of. */
const told = 20;

/** Options of other names than these: nobody means them, or means another one. */
export const problemsOfNames = (options: object, known: readonly string[]): readonly Problem[] =>
  Object.keys(options)
    .filter((key) => !known.includes(key))
    .slice(0, told)
    .map((key) => ({
      path: key.slice(0, 60),
      message: `There is no such option; there are ${known.join(', ')}.`,
    }));

/** What somebody else's code threw, as text: it may be anything, also what has none. */
export function textOfThrown(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'it threw what has no text';
  }
}
