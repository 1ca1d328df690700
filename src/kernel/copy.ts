/** A private, mutable copy of a JSON value. It spreads first: engines clone objects of one shape fastest so. */
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

/** Freezes a JSON value deeply and returns it. */
export function freezeJson<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) freezeJson(value[key]);
  }
  return value;
}

/** Values that are deeply frozen: they need not be walked again. */
const solid = new WeakSet<object>();

/** Freezes a shared value deeply and returns it. Cycles are allowed; functions stay as they are. */
export function freezeAll<T>(value: T): T {
  const seen = new Set<object>();
  const freeze = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || solid.has(part) || seen.has(part)) return;
    seen.add(part);
    Object.freeze(part);
    for (const inner of Object.values(part)) freeze(inner);
  };
  freeze(value);
  // Only now: an object in a cycle is frozen deeply once the whole cycle is.
  for (const part of seen) solid.add(part);
  return value;
}

/** An immutable copy of `now`. Parts that equal those of `before`, an immutable value, are shared with it. */
export function keepJson<T>(before: unknown, now: T): T {
  if (typeof now !== 'object' || now === null || now === before) return now;
  if (Array.isArray(now)) return keepList(Array.isArray(before) ? before : none, now) as T;
  const isRecord = typeof before === 'object' && before !== null && !Array.isArray(before);
  return keepRecord((isRecord ? before : nothing) as JsonRecord, now as unknown as JsonRecord) as T;
}

/** Whether two JSON values are equal. The first must be immutable. */
export const sameJson = (before: unknown, now: unknown): boolean => keepJson(before, now) === before;

type JsonRecord = Readonly<Record<string, unknown>>;

const none: readonly unknown[] = Object.freeze([]);
const nothing: JsonRecord = Object.freeze({});

function keepList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const most = Math.min(before.length, now.length);
  let at = 0;
  let part: unknown;
  for (; at < most; at++) {
    part = keepJson(before[at], now[at]);
    if (part !== before[at]) break;
  }
  if (at === now.length && at === before.length) return before;
  const kept: unknown[] = [];
  for (let same = 0; same < at; same++) kept.push(before[same]);
  if (at < most) kept.push(part);
  while (kept.length < now.length) kept.push(keepJson(before[kept.length], now[kept.length]));
  return Object.freeze(kept);
}

/** Copies name by name: an object that is spread and then frozen has a hidden class of its own, which is ten times slower. */
function keepRecord(before: JsonRecord, now: JsonRecord): JsonRecord {
  let kept: Record<string, unknown> | null = null;
  let more = 0;
  for (const name in now) {
    const part = keepJson(before[name], now[name]);
    if (kept === null) {
      if (part === before[name]) {
        more--;
        continue;
      }
      kept = firstOf(before, now, name);
    }
    kept[name] = part;
  }
  if (kept === null) {
    for (const _ in before) more++;
    if (more === 0) return before;
    kept = firstOf(before, now, null);
  }
  return Object.freeze(kept);
}

/** The values of `before` for the names of `now` up to `end`. */
function firstOf(before: JsonRecord, now: JsonRecord, end: string | null): Record<string, unknown> {
  const first: Record<string, unknown> = {};
  for (const name in now) {
    if (name === end) break;
    first[name] = before[name];
  }
  return first;
}
