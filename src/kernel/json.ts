import type { EngineError, Problem } from './errors.js';
import { deepest, hostileKeys, longestText, mostParts } from './limits.js';
import { join } from './saves/telling.js';

/* Values from outside as plain JSON: the one way in, for states, saves, options, content and descriptions of positions. */

/** How much is read, and how strictly. */
export interface JsonLimits {
  /** The most values in it, at all depths; half a million if left out. What stands in many places counts in each. */
  readonly values?: number;
  /** The longest text. */
  readonly text?: number;
  /** The longest list. */
  readonly list?: number;
  /** The most keys of one object. */
  readonly keys?: number;
  /** Reading stops after so many problems; after the first if left out. */
  readonly problems?: number;
  /**
   * Whether getters, instances of classes, symbols and cycles are problems too, as in content that somebody wrote: then no getter is called.
   * Otherwise each part is read once, however it is kept: stores hand out states behind proxies.
   */
  readonly strict?: boolean;
}

/** A value from outside as plain JSON, and what is wrong with it. */
export interface JsonRead {
  /** A copy without anything that is not plain JSON; in lists, `null` stands in for such a part. */
  readonly value: unknown;
  /** What was left out. */
  readonly problems: readonly Problem[];
  /** Reading stopped early: the value is too large, or too much of it is wrong. */
  readonly givenUp: boolean;
}

class GivenUp extends Error {}

/**
 * Copies what is plain JSON in a value and names what is not: functions, numbers that JSON cannot write, keys that would change a prototype,
 * and more levels, values or text than `limits` allow. Keys whose value is `undefined` are left out. It never throws.
 */
export function readJson(
  value: unknown,
  {
    values = mostParts,
    text = longestText,
    list: longestList = Number.POSITIVE_INFINITY,
    keys: mostKeys = Number.POSITIVE_INFINITY,
    problems: mostProblems = 1,
    strict = false,
  }: JsonLimits = {},
): JsonRead {
  const problems: Problem[] = [];
  /** The objects around the part that is read: where getters may be called, the depth alone ends a cycle. */
  const around = strict ? new Set<object>() : null;
  /** Where that part stands: a path is put together for problems alone. */
  const place: (string | number)[] = [];
  let parts = 0;

  const refuse = (message: string, path = place.reduce<string>(join, '')): undefined => {
    problems.push({ path, message });
    if (problems.length >= mostProblems) throw new GivenUp();
  };
  const tooMany = (): never => {
    problems.push({ path: '', message: `This has more than ${values} values; that is too much.` });
    throw new GivenUp();
  };

  const read = (part: unknown): unknown => {
    if (++parts > values) return tooMany();
    if (typeof part === 'string')
      return part.length > text ? refuse(`A text has at most ${text} characters here.`) : part;
    if (typeof part === 'boolean' || part === null || part === undefined) return part;
    if (typeof part === 'number')
      return Number.isFinite(part) ? part || 0 : refuse(`${part} is no number that JSON can write.`);
    if (typeof part !== 'object') return refuse(`A ${typeof part} is no data: only plain JSON is read here.`);
    if (around?.has(part)) return refuse('This contains itself: plain JSON has no cycles.');
    if (place.length >= deepest)
      return refuse(`This is nested deeper than ${deepest} levels, or without end.`);
    const level = place.length;
    around?.add(part);
    try {
      return Array.isArray(part) ? readList(part, level) : readObject(part, level);
    } catch (error) {
      // A getter or a proxy may throw anything. Our own giving up goes on.
      if (error instanceof GivenUp) throw error;
      return refuse('This cannot be read: it is no plain JSON.');
    } finally {
      around?.delete(part);
      place.length = level;
    }
  };

  /** One part of a list or an object, without calling its getter where that is refused. */
  const partOf = (object: object, key: string | number): unknown => {
    if (!strict) return (object as Record<string | number, unknown>)[key];
    const held = Object.getOwnPropertyDescriptor(object, key);
    if (held === undefined || 'value' in held) return held?.value;
    return refuse('This is computed by a getter: only plain JSON is read here.');
  };

  const readList = (list: readonly unknown[], level: number): unknown => {
    const { length } = list;
    if (length > longestList)
      return refuse(`This list has ${length} items; the longest have ${longestList}.`);
    if (parts + length > values) return tooMany();
    const copy: unknown[] = [];
    for (let at = 0; at < length; at++) {
      place[level] = at;
      const before = problems.length;
      const part = partOf(list, at);
      if (part === undefined && problems.length === before) refuse('This place of the list is empty.');
      copy.push(read(part) ?? null);
    }
    return copy;
  };

  const readObject = (object: object, level: number): unknown => {
    if (strict && !isPlain(object)) return refuse('This is an instance of a class, no plain JSON.');
    const names = strict ? ownNames(object) : Object.keys(object);
    if (names.length > mostKeys) return refuse(`This has ${names.length} keys; that is too many.`);
    const copy: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) {
      const name = names[at] as string | symbol;
      place[level] = String(name);
      if (typeof name === 'symbol') refuse('A symbol is no key of plain JSON.');
      else if (isHostile(name)) refuse(`There is no key "${name}" here: take it out.`);
      else {
        const part = read(partOf(object, name));
        if (part !== undefined) copy[name] = part;
      }
    }
    return copy;
  };

  try {
    if (value === undefined && !strict) refuse('This is no JSON value.');
    return { value: read(value), problems, givenUp: false };
  } catch {
    // Either we gave up, or the call stack was all but used up before we began.
    if (problems.length === 0) problems.push({ path: '', message: 'This cannot be read.' });
    return { value: undefined, problems, givenUp: true };
  }
}

/**
 * A private, mutable copy of a value that is plain JSON.
 *
 * @throws EngineError as `wrong` makes it, for anything else
 */
export function copyData<T>(
  value: T,
  wrong: (path: string, message: string) => EngineError,
  values = mostParts,
): T {
  const { value: copy, problems } = readJson(value, { values });
  const [problem] = problems;
  if (problem !== undefined) throw wrong(problem.path, problem.message);
  return copy as T;
}

/** What makes a value something that cannot be looked at any further: too deep, too large, no JSON, or a hostile key. */
export const problemOfData = (value: unknown): Problem | null => readJson(value).problems[0] ?? null;

/** More than any content has. The base game has about 10,000 values. */
const contentLimits: JsonLimits = {
  values: 200_000,
  text: Number.POSITIVE_INFINITY,
  list: 5000,
  keys: 500,
  problems: 100,
  strict: true,
};

/** Reads content, or the description of a position, which somebody may have written: strictly, with all that is wrong. */
export const readContent = (value: unknown): JsonRead => readJson(value, contentLimits);

const isHostile = (name: string): boolean => hostileKeys.includes(name);

/** Names of an object, with symbols; those that JSON passes over are left out. */
const ownNames = (object: object): (string | symbol)[] =>
  Reflect.ownKeys(object).filter((name) => Object.prototype.propertyIsEnumerable.call(object, name));

/** An object written with braces or parsed from JSON, also one from another window or worker. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return (
    prototype === null ||
    (typeof prototype === 'object' &&
      Object.getPrototypeOf(prototype) === null &&
      Object.hasOwn(prototype, 'hasOwnProperty'))
  );
}
