import type { Problem } from '../errors.js';
import { isRecord, show } from '../saves/describe-value.js';

const mostProblems = 100;

/** Whether a path is a place or inside it. */
export const isAt = (path: string, place: string): boolean =>
  place === '' || path === place || path.startsWith(`${place}/`);

/** The items of a list of a pack; empty if it has no such list. */
export const itemsOf = (value: unknown, list: string): readonly unknown[] => {
  const items = isRecord(value) && Object.hasOwn(value, list) ? value[list] : undefined;
  return Array.isArray(items) ? items : [];
};

export const idOf = (card: unknown): string | undefined =>
  isRecord(card) && typeof card.id === 'string' ? card.id : undefined;

/** A problem for each repeated id. */
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

/** Prefixes each message with the card: its id, or its place if it has no id. */
export const nameCard =
  (value: unknown, lists: readonly string[]) =>
  (problem: Problem): Problem => {
    const [list, at] = problem.path.split('/', 2);
    if (at === undefined || !lists.some((name) => name === list)) return problem;
    const card = itemsOf(value, String(list))[Number(at)];
    const name = idOf(card)?.slice(0, 60) || `Card ${Number(at) + 1} of ${list}`;
    return { ...problem, message: `${name}: ${problem.message}` };
  };

export function atMost(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= mostProblems) return problems;
  const more = { path: '', message: `There are ${problems.length - mostProblems} problems more.` };
  return [...problems.slice(0, mostProblems), more];
}
