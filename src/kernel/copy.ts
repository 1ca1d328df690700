/** A private, mutable copy of a JSON value. Spreads first, because engines clone objects of one shape fastest that way. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = copyJson(item);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = copyJson(field);
  }
  return copy as T;
}

/** Freezes a JSON value to its depths and hands it back. */
export function freezeJson<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) freezeJson(value[key]);
  }
  return value;
}

/**
 * Freezes a value that many hold in common to its depths, whatever it holds and however often, and hands it back. Functions stay as they are.
 */
export function freezeAll<T>(value: T, seen: WeakSet<object> = new WeakSet()): T {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value;
  seen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part, seen);
  return value;
}

/**
 * Freezes `after`, a private copy of `before` that rules have changed, and puts back those parts of `before` that did not
 * change: states that follow each other share whatever they have in common.
 */
export function shareJson<T>(before: T, after: T): T {
  if (typeof after !== 'object' || after === null || after === before) return after;
  if (typeof before !== 'object' || before === null || Array.isArray(before) !== Array.isArray(after))
    return freezeJson(after);
  let same = true;
  let extra = 0;
  if (Array.isArray(after)) {
    const was = before as unknown[];
    same = after.length === was.length;
    for (let i = 0; i < after.length; i++)
      if (i >= was.length) freezeJson(after[i]);
      else if (after[i] !== was[i]) {
        after[i] = shareJson(was[i], after[i]);
        if (after[i] !== was[i]) same = false;
      }
  } else {
    for (const key in after) {
      extra++;
      if (after[key] !== before[key]) {
        after[key] = shareJson(before[key], after[key]);
        if (after[key] !== before[key]) same = false;
      }
    }
    for (const _ in before) extra--;
  }
  return same && extra === 0 && Object.isFrozen(before) ? before : Object.freeze(after);
}

/**
 * What `now`, which goes on being changed, is at this moment: immutable. What is as it was in `before`, an immutable value, is `before`'s own;
 * the rest is copied and frozen.
 */
export function keepJson<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null) return now;
  if (isSame(before, now)) return before as T;
  if (Array.isArray(now)) {
    const was: readonly unknown[] = Array.isArray(before) ? before : [];
    const kept: unknown[] = [...now];
    for (let at = 0; at < kept.length; at++) {
      const item = kept[at];
      if (typeof item === 'object' && item !== null) kept[at] = keepJson(was[at], item);
    }
    return Object.freeze(kept) as T;
  }
  const was = (typeof before === 'object' && before !== null ? before : {}) as Record<string, unknown>;
  const kept: Record<string, unknown> = {};
  for (const key in now) {
    const field = now[key];
    kept[key] = typeof field === 'object' && field !== null ? keepJson(was[key], field) : field;
  }
  return Object.freeze(kept) as T;
}

/** Whether two JSON values say the same, in whatever order objects name their fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(b)) {
    if (!Array.isArray(a) || a.length !== b.length) return false;
    for (let at = 0; at < b.length; at++) if (!isSame(a[at], b[at])) return false;
    return true;
  }
  if (Array.isArray(a)) return false;
  let fields = 0;
  for (const key in b) {
    if (!isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
    fields++;
  }
  for (const _ in a) fields--;
  return fields === 0;
}
