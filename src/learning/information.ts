import { canonicalJson, hashText, InvalidArgumentError, viewerOf } from '../kernel/index.js';
import type { AnySeen, LearningEdition } from './edition.js';

/* What a player knows, as text, and as a key under which the same position is found again. */

/** Makes sure that it is a view: of a whole state a learner would be told what its player may not know. */
export function assertView(view: AnySeen): void {
  if (viewerOf(view as never) === undefined)
    throw new InvalidArgumentError('This is a whole state: pass a view of it, as viewFor gives it.');
}

/** All that a view says, in one way. */
export function informationState(view: AnySeen): string {
  assertView(view);
  return canonicalJson(view);
}

/**
 * The same without what no rule of play reads: the version of the form, how chance is answered and how often it was, and the counters of
 * turns or rounds. What is the same though it is written otherwise is written in one way.
 */
export function informationKey(view: AnySeen, { counters, same }: LearningEdition): string {
  assertView(view);
  const { schema: _, chance: __, ...rest } = { ...view, ...same(view) } as Record<string, unknown>;
  for (const counter of counters) delete rest[counter];
  return hashText(canonicalJson(rest));
}
