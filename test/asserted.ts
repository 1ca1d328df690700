import { expect } from 'vitest';

/*
 * A test that asserts only in a loop, a callback or a condition passes where its loop finds nothing. Such a test says how often it asserts at
 * least; `npm run assertions` finds those that do not.
 */

/**
 * Fails where the running test has made fewer assertions so far.
 *
 * @param least - somewhat fewer than it makes today, so that a card more or less does not matter; about half of them in games of chance
 */
export function asserted(least: number): void {
  const { assertionCalls } = expect.getState();
  expect(assertionCalls, 'assertions that were made').toBeGreaterThanOrEqual(least);
}
