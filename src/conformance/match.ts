import { isRecord } from '../kernel/saves/describe-value.js';

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

const tests: Readonly<Record<string, (wanted: unknown, actual: unknown) => boolean>> = {
  $length: (wanted, actual) => sizeOf(actual) === wanted,
  $includes: (wanted, actual) => Array.isArray(actual) && actual.some((item) => matches(wanted, item, true)),
  $excludes: (wanted, actual) => Array.isArray(actual) && !actual.some((item) => matches(wanted, item, true)),
  $all: (wanted, actual) => Array.isArray(wanted) && wanted.every((one) => matches(one, actual, true)),
  $any: (wanted, actual) => Array.isArray(wanted) && wanted.some((one) => matches(one, actual, true)),
  $not: (wanted, actual) => !matches(wanted, actual, true),
  $absent: (wanted, actual) => (actual === undefined) === wanted,
};

const sizeOf = (value: unknown): number =>
  Array.isArray(value) || typeof value === 'string'
    ? value.length
    : isRecord(value)
      ? Object.keys(value).length
      : -1;

export const testNames: readonly string[] = Object.keys(tests);

export function isTest(expected: unknown): expected is Readonly<Record<string, unknown>> {
  if (!isRecord(expected)) return false;
  const [name = '', ...more] = Object.keys(expected);
  return more.length === 0 && Object.hasOwn(tests, name);
}

/** Lists must be equal item by item. With `partly`, only the expected keys of objects count. */
export function matches(expected: unknown, actual: unknown, partly: boolean): boolean {
  return difference(expected, actual, partly, '') === null;
}

export function difference(
  expected: unknown,
  actual: unknown,
  partly: boolean,
  path: string,
): Difference | null {
  const [test] = isTest(expected) ? Object.entries(expected) : [];
  if (test !== undefined) return tests[test[0]]?.(test[1], actual) ? null : { path, expected, actual };
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return { path, expected, actual };
    for (const [at, item] of expected.entries()) {
      const found = difference(item, actual[at], partly, `${path}/${at}`);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(expected)) return Object.is(expected, actual) ? null : { path, expected, actual };
  if (!isRecord(actual)) return { path, expected, actual };
  if (!partly && Object.keys(actual).some((key) => !Object.hasOwn(expected, key)))
    return { path, expected, actual };
  for (const [key, value] of Object.entries(expected)) {
    const there = Object.hasOwn(actual, key) ? actual[key] : undefined;
    const found = difference(value, there, partly, `${path}/${escapePointer(key)}`);
    if (found) return found;
  }
  return null;
}

export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

export const pointerKeys = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

export function at(value: unknown, pointer: string): unknown {
  let place: unknown = value;
  for (const key of pointerKeys(pointer)) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place;
}
