import { type JsonRead, readJson, type Strictness } from '../json.js';
import { join } from '../saves/describe-value.js';

/* How content is read, and the description of a position: strictly, as somebody may have written it by hand. */

const longestList = 5000;
const mostKeys = 500;

/** Refuses getters, which are not called, instances of classes, symbols, cycles, and lists and objects that are too long for any content. */
function strictly(): Strictness {
  const around: object[] = [];
  return {
    enter(part) {
      const isCycle = around.includes(part);
      around.push(part);
      if (isCycle) return 'This contains itself: plain JSON has no cycles.';
      return Array.isArray(part)
        ? part.length > longestList
          ? `This list has ${part.length} items; the longest have ${longestList}.`
          : null
        : !isPlain(part)
          ? 'This is an instance of a class, no plain JSON.'
          : Reflect.ownKeys(part).length > mostKeys
            ? `This has ${Reflect.ownKeys(part).length} keys; that is too many.`
            : null;
    },
    leave: () => around.pop(),
    keys: (part) =>
      Reflect.ownKeys(part).filter((key) => Object.getOwnPropertyDescriptor(part, key)?.enumerable),
    valueOf(part, key, refuse) {
      if (typeof key === 'symbol') return refuse('A symbol is no key of plain JSON.');
      const held = Object.getOwnPropertyDescriptor(part, key);
      if (held === undefined || 'value' in held) return held?.value;
      return refuse('This is computed by a getter: only plain JSON is read here.');
    },
  };
}

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

/** A value as plain JSON, with the first hundred things that are wrong. The base game has about 10,000 values. */
export function readContent(value: unknown): JsonRead {
  const { problems, ...read } = readJson(value, {
    values: 200_000,
    text: Number.POSITIVE_INFINITY,
    problems: 100,
    strict: strictly(),
  });
  // Keys that are longer than any real one are cut off.
  const cut = (path: string): string => path.split('/').reduce(join, '');
  return { ...read, problems: problems.map(({ path, message }) => ({ path: cut(path), message })) };
}
