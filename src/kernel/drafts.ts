/**
 * Resolves drafts of Immer, as stores give them to their reducers. It imports Immer, so it is an entry of its own; the
 * functions of the root include it.
 *
 * @module drafts
 */

import { current, isDraft, original } from 'immer';

/**
 * The value behind a draft: the original if nothing in it changed, else a plain copy. Any other value is returned as it
 * is.
 *
 * @example
 * ```ts
 * import { undrafted } from 'runebound-engine/drafts';
 * import { composeRuleset } from 'runebound-engine/second-edition';
 *
 * const { apply } = composeRuleset([], { undrafted }); // takes draft.game in a reducer, at no cost
 * ```
 */
export function undrafted<T>(value: T): T {
  try {
    if (!isDraft(value)) return value;
    const base = original(value as object) as T | undefined;
    // A draft of another copy of Immer can still be read like any value.
    if (base === undefined) return value;
    return isUntouched(value as object, base as object) ? base : (current(value as object) as T);
  } catch {
    return value;
  }
}

function isUntouched(draft: object, base: object): boolean {
  const keys = Reflect.ownKeys(base);
  if (Reflect.ownKeys(draft).length !== keys.length) return false;
  return keys.every((key) => {
    const was: unknown = Reflect.get(base, key);
    const is: unknown = Reflect.getOwnPropertyDescriptor(draft, key)?.value;
    return is === was || (isDraft(is) && original(is) === was && isUntouched(is as object, was as object));
  });
}
