import fc from 'fast-check';
import { it } from 'vitest';
import { playWithMade } from './content-play.js';

/** As many packs as fifteen seconds allow. `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 40) * 2;

it('a pack that the checker accepts can be played with', { timeout: 300_000 }, () => {
  const numbers = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 100, maxLength: 300, size: 'max' });
  fc.assert(fc.property(numbers, playWithMade), { numRuns: RUNS, interruptAfterTimeLimit: 240_000 });
});
