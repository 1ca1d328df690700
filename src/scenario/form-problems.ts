import type * as z from 'zod';
import type { Problem } from '../kernel/index.js';

/**
 * The problems of a form, one for each mistake. For a value with several allowed forms it reports the problems of the nearest one; for a
 * value of a wrong type it leaves the size out.
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

/** For a key it says what a key should be. */
const sentence = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key'
    ? noKey(JSON.stringify(String(issue.path.at(-1))), issue.issues[0]?.message ?? 'this is no name')
    : issue.message;

/** The form says what a key is, or what the value should be. */
function noKey(key: string, wanted: string): string {
  const [, other] = /^.* is not right here(.*)$/s.exec(wanted) ?? [];
  return `${key} cannot be a key here${other ?? `: ${wanted}.`}`;
}

/** The mistakes in the form that got furthest; the issue itself if several got as far. */
function nearest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depths = issue.errors.map((errors) => Math.max(0, ...errors.map(({ path }) => path.length)));
  const most = Math.max(0, ...depths);
  if (depths.filter((depth) => depth === most).length !== 1) return [issue];
  const found = issue.errors[depths.indexOf(most)] ?? [];
  return found.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}
