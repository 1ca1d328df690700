import type * as z from 'zod';
import type { Problem } from '../kernel/index.js';

/**
 * What a form finds wrong, one problem a mistake. Of a value that may be one of several forms it says what is wrong with the one
 * that comes nearest; of a value of another type it does not say as well that it is too large.
 */
export const problemsOfForm = (issues: readonly z.core.$ZodIssue[]): readonly Problem[] => {
  const plain = issues.flatMap(nearest);
  return plain
    .filter(({ code, path }, at) => {
      const isSize = code === 'too_big' || code === 'too_small';
      const wrongType = (other: z.core.$ZodIssue) =>
        other.code === 'invalid_type' && other.path.join('/') === path.join('/');
      return !(isSize && plain.slice(0, at).some(wrongType));
    })
    .map((issue) => ({ path: issue.path.join('/'), message: sentence(issue) }));
};

/** What is wrong: of a key, what a key should be. */
const sentence = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key'
    ? noKey(JSON.stringify(String(issue.path.at(-1))), issue.issues[0]?.message ?? 'this is no name')
    : issue.message;

/** What is no key: a form says what one is, or what the value would have to be. */
function noKey(key: string, wanted: string): string {
  const [, other] = /^.* is not right here(.*)$/s.exec(wanted) ?? [];
  return `${key} cannot be a key here${other ?? `: ${wanted}.`}`;
}

/** The mistakes in the one form that got furthest; the issue itself if none got further than the others. */
function nearest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depths = issue.errors.map((errors) => Math.max(0, ...errors.map(({ path }) => path.length)));
  const most = Math.max(0, ...depths);
  if (depths.filter((depth) => depth === most).length !== 1) return [issue];
  const found = issue.errors[depths.indexOf(most)] ?? [];
  return found.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}
