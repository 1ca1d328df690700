import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playWithMade } from './content-play.js';

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 10) * 2;

it('a pack that the checker accepts can be played with', { timeout: 300_000 }, () => {
  const numbers = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 100, maxLength: 300, size: 'max' });
  let played = 0;
  fc.assert(
    fc.property(numbers, (made) => {
      played += playWithMade(made);
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 240_000 },
  );
  expect(played, 'actions').toBeGreaterThan(10 * RUNS);
});
