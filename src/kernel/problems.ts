import type { Problem } from './errors.js';
import type { RuleModule } from './module.js';

/** Prefixes the path of a problem. */
export const under = (path: string, problem: Problem): Problem => ({
  ...problem,
  path: [path, problem.path].filter((part) => part !== '').join('/'),
});

const told = 20;

/** Problems for options with unknown names; each lists the known ones. */
export const problemsOfNames = (options: object, known: readonly string[]): readonly Problem[] =>
  Object.keys(options)
    .filter((key) => !known.includes(key))
    .slice(0, told)
    .map((key) => ({
      path: key.slice(0, 60),
      message: `There is no such option; there are ${known.join(', ')}.`,
    }));

/** Whether a value names exactly these modules, in any order. */
export const sameIds = (claimed: unknown, ids: readonly string[]): boolean =>
  Array.isArray(claimed) && claimed.length === ids.length && ids.every((id) => claimed.includes(id));

/** Objections of the modules to this number of players. */
export const problemsOfSeats = (
  { modules }: { readonly modules: readonly Pick<RuleModule, 'id' | 'seats'>[] },
  players: number,
): readonly Problem[] =>
  modules.flatMap(({ id, seats }) =>
    seats && (players < seats.atLeast || players > seats.atMost)
      ? [
          {
            path: 'players',
            message: `${id} is for ${seats.atLeast} to ${seats.atMost} players.`,
            rule: seats.rule,
          },
        ]
      : [],
  );

/** Any thrown value as text; even one that has no text. */
export function textOfThrown(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return 'it threw what has no text';
  }
}
