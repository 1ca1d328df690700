import type { Problem } from './errors.js';

/** Prefixes the path of a problem. */
export const under = (path: string, problem: Problem): Problem => ({
  ...problem,
  path: [path, problem.path].filter((part) => part !== '').join('/'),
});

const told = 20;

/** Problems for options with unknown names, with the likely name. */
export const problemsOfNames = (options: object, known: readonly string[]): readonly Problem[] =>
  Object.keys(options)
    .filter((key) => !known.includes(key))
    .slice(0, told)
    .map((key) => ({
      path: key.slice(0, 60),
      message: `There is no such option; there are ${known.join(', ')}.`,
    }));

/** Any thrown value as text; even one that has no text. */
export function textOfThrown(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'it threw what has no text';
  }
}
