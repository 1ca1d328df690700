import { canonicalJson, hashText, InvalidArgumentError, viewerOf } from '../kernel/index.js';
import type { Canonicalization } from './edition.js';
import type { AnySeen } from './observation.js';

/** Only views are allowed: a whole state would tell a learner what its player may not know. */
export function assertView(view: AnySeen): void {
  if (viewerOf(view as never) === undefined)
    throw new InvalidArgumentError('This is a whole state: pass a view of it, as viewFor gives it.');
}

export const informationState = (view: AnySeen): string => canonicalJson(view);

/** Leaves out what no rule reads (format, chance answered, counters of turns), and writes each part in one normal form. */
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

/** The keys of parts, cached while they exist: consecutive views share most of them. */
const keys = new WeakMap<object, string>();

/** The key of a part, made of the keys of its own parts if it is large and few of them change. */
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
  // A frozen part keeps its key.
  if (Object.isFrozen(part)) keys.set(part, key);
  return key;
}
