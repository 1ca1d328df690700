import type { Problem } from '../errors.js';
import { isRecord, show } from '../saves/describe-value.js';

/* What checks of content packs have in common, whatever game they are for. */

/** After so many problems the rest is only counted. */
const mostProblems = 100;

/** Whether a path leads to a place or to something inside it. */
export const isAt = (path: string, place: string): boolean =>
  place === '' || path === place || path.startsWith(`${place}/`);

/** The items of a list of a pack; none if it has no such list. */
export const itemsOf = (value: unknown, list: string): readonly unknown[] => {
  const items = isRecord(value) && Object.hasOwn(value, list) ? value[list] : undefined;
  return Array.isArray(items) ? items : [];
};

/** The id of whatever may have one. */
export const idOf = (card: unknown): string | undefined =>
  isRecord(card) && typeof card.id === 'string' ? card.id : undefined;

/** A problem for each id that stands there before. */
export function duplicates(
  named: readonly { readonly id: string | undefined; readonly path: string }[],
): Problem[] {
  const first = new Map<string, string>();
  return named.flatMap(({ id, path }) => {
    if (id === undefined) return [];
    const before = first.get(id);
    if (before !== undefined) return { path, message: `The id ${show(id)} is taken already, at ${before}.` };
    first.set(id, path);
    return [];
  });
}

/** Begins each message with the card that it is about: by its id, or by its place if it has none. */
export const nameCard =
  (value: unknown, lists: readonly string[]) =>
  (problem: Problem): Problem => {
    const [list, at] = problem.path.split('/', 2);
    if (at === undefined || !lists.some((name) => name === list)) return problem;
    const card = itemsOf(value, String(list))[Number(at)];
    const name = idOf(card)?.slice(0, 60) || `Card ${Number(at) + 1} of ${list}`;
    return { ...problem, message: `${name}: ${problem.message}` };
  };

/** The first hundred problems, and how many there are more. */
export function atMost(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostProblems) return problems;
  const more = { path: '', message: `There are ${problems.length - mostProblems} problems more.` };
  return [...problems.slice(0, mostProblems), more];
}
