import fc from 'fast-check';
import { it } from 'vitest';
import { playWithMade } from './third-edition-content.js';

/** As many packs as some ten seconds allow. `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 20);

it('a pack of Third Edition that the checker accepts can be played with', { timeout: 300_000 }, () => {
  const numbers = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 200, maxLength: 500, size: 'max' });
  fc.assert(fc.property(numbers, playWithMade), { numRuns: RUNS, interruptAfterTimeLimit: 240_000 });
});
