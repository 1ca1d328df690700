import type { EngineError, Problem } from './errors.js';
import { deepest, hostileKeys, longestText, mostParts } from './limits.js';

/* Reads values from outside as plain JSON: states, saves, options, content and scenarios all come in this way. */

export interface JsonLimits {
  /** The most values, at all depths; by default half a million. A shared object counts at each place. */
  readonly values?: number;
  /** The longest text. */
  readonly text?: number;
  /** Reading stops after so many problems; after the first if left out. */
  readonly problems?: number;
  /** What else is refused: see `strictly`. Left out, each part is read once, however it is kept: stores hand out states behind proxies. */
  readonly strict?: Strictness | undefined;
}

/** What is refused of a value, in addition to what JSON cannot say. */
export interface Strictness {
  /** Why a list or an object is refused as a whole, or `null`: then it is being read. */
  enter(part: object): string | null;
  /** The list or the object that was entered last was read, or refused. */
  leave(): void;
  keys(part: object): readonly (string | symbol)[];
  /** The value of a part; `undefined` once it is refused. */
  valueOf(part: object, key: string | number | symbol, refuse: (message: string) => undefined): unknown;
}

export interface JsonRead {
  /** A copy with only plain JSON; in lists, `null` replaces any other part. */
  readonly value: unknown;
  /** Which parts were left out, and why. */
  readonly problems: readonly Problem[];
  /** Reading stopped early: the value is too large, or has too many problems. */
  readonly givenUp: boolean;
}

/** Copies the plain JSON in a value within `limits` and reports everything else; leaves out keys that are `undefined`. Never throws. */
export function readJson(
  value: unknown,
  { values = mostParts, text = longestText, problems: most = 1, strict }: JsonLimits = {},
): JsonRead {
  const problems: Problem[] = [];
  /** Where the part that is read stands: a path is put together for problems alone. */
  const place: (string | number)[] = [];
  let parts = 0;

  /** Thrown is the list of problems itself, which nothing else throws. */
  const refuse = (message: string): undefined => {
    problems.push({ path: place.join('/'), message });
    if (problems.length >= most) throw problems;
  };
  const count = (more: number): void => {
    parts += more;
    if (parts <= values) return;
    problems.push({ path: '', message: `This has more than ${values} values; that is too much.` });
    throw problems;
  };

  const read = (part: unknown): unknown => {
    count(1);
    if (typeof part === 'string')
      return part.length > text ? refuse(`A text has at most ${text} characters here.`) : part;
    if (typeof part === 'boolean' || part === null || part === undefined) return part;
    if (typeof part === 'number')
      return Number.isFinite(part) ? part || 0 : refuse(`${part} is no number of JSON.`);
    if (typeof part !== 'object') return refuse(`A ${typeof part} is no data.`);
    const level = place.length;
    try {
      // Without a strictness the depth alone ends a cycle.
      const wrong = strict?.enter(part) ?? null;
      if (wrong !== null) return refuse(wrong);
      if (level >= deepest) return refuse(`This is nested deeper than ${deepest} levels, or without end.`);
      return Array.isArray(part) ? readList(part, level) : readObject(part, level);
    } catch (error) {
      if (error === problems) throw error;
      // A getter or a proxy may throw anything.
      return refuse('This cannot be read.');
    } finally {
      strict?.leave();
      place.length = level;
    }
  };

  const readPart = (part: object, key: string | number | symbol): unknown =>
    read(
      strict === undefined ? (part as Record<typeof key, unknown>)[key] : strict.valueOf(part, key, refuse),
    );

  const readList = (list: readonly unknown[], level: number): unknown => {
    const { length } = list;
    count(length);
    parts -= length;
    const copy: unknown[] = [];
    for (let at = 0; at < length; at++) {
      place[level] = at;
      const before = problems.length;
      const part = readPart(list, at);
      if (part === undefined && problems.length === before) refuse('This place of the list is empty.');
      copy.push(part ?? null);
    }
    return copy;
  };

  const readObject = (object: object, level: number): unknown => {
    const copy: Record<string, unknown> = {};
    for (const key of strict?.keys(object) ?? Object.keys(object)) {
      place[level] = String(key);
      if (hostileKeys.includes(key as string)) refuse(`There is no key "${String(key)}" here.`);
      else {
        const part = readPart(object, key);
        if (part !== undefined) copy[key as string] = part;
      }
    }
    return copy;
  };

  try {
    if (value === undefined && strict === undefined) refuse('This is missing.');
    return { value: read(value), problems, givenUp: false };
  } catch {
    return { value: undefined, problems, givenUp: true };
  }
}

/** Thrown where a value is no plain JSON within the limits: {@link readJson} then says what is wrong. */
const odd = new Error('no plain JSON');

/** Lists and objects that may still be copied. */
let partsLeft = 0;

/** The copy that {@link readJson} makes, without the place of each part: most values have no problem. */
function copyPart(part: unknown, level: number): unknown {
  if (typeof part === 'string' && part.length <= longestText) return part;
  if (typeof part === 'number' && Number.isFinite(part)) return part || 0;
  if (typeof part === 'boolean' || part === null) return part;
  if (typeof part !== 'object' || level >= deepest) throw odd;
  if (Array.isArray(part)) {
    const { length } = part;
    partsLeft -= length;
    if (partsLeft < 0) throw odd;
    const list: unknown[] = [];
    for (let at = 0; at < length; at++) list.push(copyPart(part[at], level + 1));
    return list;
  }
  const copy: Record<string, unknown> = {};
  const keys = Object.keys(part);
  partsLeft -= keys.length;
  if (partsLeft < 0) throw odd;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    if (hostileKeys.includes(key)) throw odd;
    copy[key] = copyPart((part as Record<string, unknown>)[key], level + 1);
  }
  return copy;
}

/**
 * A private, mutable copy of plain JSON.
 *
 * @throws EngineError made by `wrong`, for any other value
 */
export function copyData<T>(
  value: T,
  wrong: (path: string, message: string) => EngineError,
  values = mostParts,
): T {
  partsLeft = values - 1;
  try {
    return copyPart(value, 0) as T;
  } catch {
    // A proxy or a getter may have thrown anything.
  }
  const { value: copy, problems } = readJson(value, { values });
  const [problem] = problems;
  if (problem !== undefined) throw wrong(problem.path, problem.message);
  return copy as T;
}

/** Why a value cannot be read as a whole: too deep, too large, not JSON, or a hostile key. */
export const problemOfData = (value: unknown): Problem | null => readJson(value).problems[0] ?? null;
