import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/*
 * What is asked a thousand times a second. `expect` takes longer to say that all is well than the engine takes for an action, so it is asked
 * only where something is not: it fails, and shows the difference.
 */

type What = string | (() => string);

const worded = (what: What): string => (typeof what === 'string' ? what : what());

/** Equal to the depths, or the test fails. */
export function same(found: unknown, wanted: unknown, what: What): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, worded(what)).toEqual(wanted);
}

/** The very same, or the test fails. */
export function is(found: unknown, wanted: unknown, what: What): void {
  if (!Object.is(found, wanted)) expect(found, worded(what)).toBe(wanted);
}
