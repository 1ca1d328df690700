import type { EngineError, Problem } from './errors.js';
import { deepest, hostileKeys, longestText, mostParts } from './limits.js';
import { join } from './saves/telling.js';

/* Reads values from outside as plain JSON: states, saves, options, content and scenarios all come in this way. */

/** Limits for reading, and how strict it is. */
export interface JsonLimits {
  /** The most values, at all depths; by default half a million. A shared object counts at each place. */
  readonly values?: number;
  /** The longest text. */
  readonly text?: number;
  /** The longest list. */
  readonly list?: number;
  /** The most keys of one object. */
  readonly keys?: number;
  /** Reading stops after so many problems; by default after the first. */
  readonly problems?: number;
  /**
   * Whether getters, class instances, symbols and cycles are problems, as in written content: then no getter is called.
   * Otherwise each part is read once, whatever it is: stores return states as proxies.
   */
  readonly strict?: boolean;
}

export interface JsonRead {
  /** A copy with only plain JSON; in lists, `null` replaces any other part. */
  readonly value: unknown;
  /** Which parts were left out, and why. */
  readonly problems: readonly Problem[];
  /** Reading stopped early: the value is too large, or has too many problems. */
  readonly givenUp: boolean;
}

class GivenUp extends Error {}

/**
 * Copies the plain JSON in a value and reports everything else: functions, numbers that JSON cannot write, keys that
 * would change a prototype, and more levels, values or text than `limits` allow. Keys with the value `undefined` are
 * left out. It never throws.
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
  /**
   * The objects around the present part, to find cycles. Where getters may be called, only the depth limit ends a
   * cycle.
   */
  const around = strict ? new Set<object>() : null;
  /** The path of the present part; it becomes text only for a problem. */
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
      // A getter or proxy may throw anything. Our own signal passes.
      if (error instanceof GivenUp) throw error;
      return refuse('This cannot be read: it is no plain JSON.');
    } finally {
      around?.delete(part);
      place.length = level;
    }
  };

  /** A part of a list or object; in strict mode its getter is not called. */
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
    // Either our own signal, or the call stack was almost full at the start.
    if (problems.length === 0) problems.push({ path: '', message: 'This cannot be read.' });
    return { value: undefined, problems, givenUp: true };
  }
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
  const { value: copy, problems } = readJson(value, { values });
  const [problem] = problems;
  if (problem !== undefined) throw wrong(problem.path, problem.message);
  return copy as T;
}

/** Why a value cannot be read as a whole: too deep, too large, not JSON, or a hostile key. */
export const problemOfData = (value: unknown): Problem | null => readJson(value).problems[0] ?? null;

/** More than any content has: the base game has about 10,000 values. */
const contentLimits: JsonLimits = {
  values: 200_000,
  text: Number.POSITIVE_INFINITY,
  list: 5000,
  keys: 500,
  problems: 100,
  strict: true,
};

/** Reads written content or a scenario: strictly, with all problems. */
export const readContent = (value: unknown): JsonRead => readJson(value, contentLimits);

const isHostile = (name: string): boolean => hostileKeys.includes(name);

/** The keys of an object, with symbols; non-enumerable keys are left out, as in JSON. */
const ownNames = (object: object): (string | symbol)[] =>
  Reflect.ownKeys(object).filter((name) => Object.prototype.propertyIsEnumerable.call(object, name));

/** Whether it is an object literal or parsed JSON, also one from another window or worker. */
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return (
    prototype === null ||
    (typeof prototype === 'object' &&
      Object.getPrototypeOf(prototype) === null &&
      Object.hasOwn(prototype, 'hasOwnProperty'))
  );
}
