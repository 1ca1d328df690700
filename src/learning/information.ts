import { canonicalJson, hashText, InvalidArgumentError, viewerOf } from '../kernel/index.js';
import type { Canonicalization } from './edition.js';
import type { AnySeen } from './seen.js';

/* What a player knows, as text, and as a key under which the same position is found again. */

/** Makes sure that it is a view: of a whole state a learner would be told what its player may not know. */
export function assertView(view: AnySeen): void {
  if (viewerOf(view as never) === undefined)
    throw new InvalidArgumentError('This is a whole state: pass a view of it, as viewFor gives it.');
}

/** All that a view says, in one way. */
export const informationState = (view: AnySeen): string => canonicalJson(view);

/**
 * The same as a key, without what no rule of play reads: the version of the form, how chance is answered and how often it was, and the counters
 * of turns or rounds. What is the same though it is written otherwise is written in one way.
 */
export function informationKey(view: AnySeen, { counters, same }: Canonicalization): string {
  const known = { ...view, ...same(view) } as unknown as Record<string, unknown>;
  const parts = Object.keys(known).filter((name) => !isLeftOut.has(name) && !counters.includes(name));
  return hashText(
    parts
      .sort()
      .map((name) => `${name}:${keyOf(known[name], 1)}`)
      .join(),
  );
}

const isLeftOut: ReadonlySet<string> = new Set(['schema', 'chance']);

/** The keys of parts, as long as these are there: views that follow each other have most of them in common. */
const keys = new WeakMap<object, string>();

/** A key of a part, made of those of its own parts where they are large and few of them change. */
function keyOf(part: unknown, depth: number): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? '';
  const before = keys.get(part);
  if (before !== undefined) return before;
  const key = hashText(
    depth === 0
      ? canonicalJson(part)
      : Object.entries(part)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => `${JSON.stringify(name)}:${keyOf(inner, depth - 1)}`)
          .join(),
  );
  // What nobody can change any more has one key.
  if (Object.isFrozen(part)) keys.set(part, key);
  return key;
}
