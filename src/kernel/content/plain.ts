import type { Problem } from '../errors.js';
import { deepest } from '../limits.js';
import { join, show } from '../saves/telling.js';

/* Values from outside as plain data: content packs, whatever game they are for. */

/** A value with more parts than this is no content. The base game has about 10,000. */
const mostParts = 200_000;
const longestList = 5000;
const mostKeys = 500;
const mostProblems = 100;

/** A value from outside as plain data, and why it was none. */
export interface PlainCopy {
  /** A copy without anything that is not plain data; in lists, `null` stands in for such a part. */
  readonly value: unknown;
  /** What was left out. */
  readonly problems: readonly Problem[];
  /** Copying was given up: the value is too large, or too much of it is wrong. */
  readonly givenUp: boolean;
}

class GivenUp extends Error {}

/**
 * Copies what is plain JSON in a value and names what is not: cycles, getters, functions, instances of classes, numbers that
 * JSON cannot write, keys that would change a prototype, and more levels or parts than any content has. Keys whose
 * value is `undefined` are left out without a word. It calls no getter and never throws. Its messages call the value as `what`
 * and `whole` say.
 */
export function plainCopy(
  value: unknown,
  { what = 'content', whole = 'one pack' }: { readonly what?: string; readonly whole?: string } = {},
): PlainCopy {
  const problems: Problem[] = [];
  const above = new Set<object>();
  let parts = 0;

  const refuse = (path: string, message: string): undefined => {
    problems.push({ path, message });
    if (problems.length >= mostProblems) throw new GivenUp();
  };

  const copy = (part: unknown, path: string, level: number): unknown => {
    if (++parts > mostParts) {
      refuse('', `This has more than ${mostParts} parts; that is too much for ${whole}.`);
      throw new GivenUp();
    }
    if (part === null || part === undefined || typeof part === 'boolean' || typeof part === 'string')
      return part;
    if (typeof part === 'number') {
      if (!Number.isFinite(part)) return refuse(path, `${part} is no number that JSON can write.`);
      return part === 0 ? 0 : part;
    }
    if (typeof part !== 'object') return refuse(path, `A ${typeof part} is no data; ${what} is plain JSON.`);
    if (above.has(part)) return refuse(path, `This contains itself; ${what} is plain JSON, without cycles.`);
    if (level >= deepest)
      return refuse(path, `This is nested too deeply: ${whole} has at most ${deepest} levels.`);
    above.add(part);
    try {
      return Array.isArray(part) ? copyList(part, path, level) : copyObject(part, path, level);
    } catch (error) {
      // Whatever a proxy may throw. Our own giving up goes on.
      if (error instanceof GivenUp) throw error;
      return refuse(path, `This cannot be read; ${what} is plain JSON.`);
    } finally {
      above.delete(part);
    }
  };

  const copyList = (list: readonly unknown[], path: string, level: number): unknown => {
    const { length } = list;
    if (length > longestList)
      return refuse(path, `This list has ${length} items; the longest have ${longestList}.`);
    const result: unknown[] = [];
    for (let at = 0; at < length; at++) {
      const place = join(path, at);
      const held = Object.getOwnPropertyDescriptor(list, at);
      if (held && !('value' in held)) refuse(place, computed(what));
      else if (held?.value === undefined) refuse(place, 'This place of the list is empty.');
      result.push((held && 'value' in held ? copy(held.value, place, level + 1) : undefined) ?? null);
    }
    return result;
  };

  const copyObject = (object: object, path: string, level: number): unknown => {
    if (!isPlain(object)) return refuse(path, `This is an instance of a class; ${what} is plain JSON.`);
    const keys = Reflect.ownKeys(object);
    if (keys.length > mostKeys) return refuse(path, `This has ${keys.length} keys; that is too many.`);
    const result: Record<string, unknown> = {};
    for (const key of keys) {
      const held = Object.getOwnPropertyDescriptor(object, key);
      if (!held?.enumerable) continue;
      const place = join(path, String(key));
      if (typeof key === 'symbol') refuse(place, `A symbol is no key; ${what} is plain JSON.`);
      else if (key === '__proto__')
        refuse(place, `\`__proto__\` is no key of ${what}; there is nothing it could mean.`);
      else if (!('value' in held)) refuse(place, computed(what));
      else {
        const part = copy(held.value, place, level + 1);
        if (part !== undefined) result[key] = part;
      }
    }
    return result;
  };

  try {
    return { value: copy(value, '', 0), problems, givenUp: false };
  } catch {
    // Either we gave up, or the call stack was all but used up before we began.
    if (problems.length === 0) problems.push({ path: '', message: 'This cannot be read.' });
    return { value: undefined, problems, givenUp: true };
  }
}

const computed = (what: string): string => `This is computed by a getter; ${what} is plain JSON.`;

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

/**
 * What is said where an ability or a course lacks its id. The label only suggests one: an id that followed from it would change whenever
 * the label does.
 */
export function idWanted(label: unknown): string {
  const words = typeof label === 'string' ? label.toLowerCase().match(/[a-z0-9]+/g) : null;
  const such = words === null ? '' : `, such as ${show(words.join('-').slice(0, 60))}`;
  return `The id is missing by which actions call this, in lower case with hyphens${such}; it stays when the label changes.`;
}
