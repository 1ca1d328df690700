/**
 * Drafts of Immer, as stores hand them to their reducers: what they stand for is known, where nobody has written to them. It brings Immer, so
 * it is a part of its own; the functions of the root have it.
 *
 * @module drafts
 */

import { current, isDraft, original } from 'immer';

/**
 * What a draft stands for: the very value that it is a draft of while nothing in it has been changed, else a plain copy of what it is now.
 * Whatever is no draft is handed back as it is.
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
    // Another copy of Immer may keep its drafts otherwise; they can still be read like any value.
    if (base === undefined) return value;
    return isUntouched(value as object, base as object) ? base : (current(value as object) as T);
  } catch {
    return value;
  }
}

/** Whether nobody has written to a draft, looked at without making drafts of its parts. */
function isUntouched(draft: object, base: object): boolean {
  const keys = Reflect.ownKeys(base);
  if (Reflect.ownKeys(draft).length !== keys.length) return false;
  return keys.every((key) => {
    const was: unknown = Reflect.get(base, key);
    const is: unknown = Reflect.getOwnPropertyDescriptor(draft, key)?.value;
    return is === was || (isDraft(is) && original(is) === was && isUntouched(is as object, was as object));
  });
}
