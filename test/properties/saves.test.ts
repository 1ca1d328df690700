import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noTally, numbersFrom, tryGame } from './mutations.js';
import { starts } from './starts.js';

/* Saves that were changed in one place are refused, or played on like any other; those of the engine itself are accepted. */

/** As many as ten seconds allow. `RANDOM_GAMES=500` looks longer, `npm run fuzz-saves` as long as one likes. */
const SAVES = 20 * Number(process.env.RANDOM_GAMES ?? 40);

it('a save that is accepted can be played on, whoever changed it', { timeout: 300_000 }, () => {
  const tally = noTally();
  let games = 0;
  fc.assert(
    // A part of the saves for each game: fast-check names the seed and the start of the first in which one breaks.
    fc.property(starts, fc.nat(), (start, seed) => {
      games++;
      tryGame(start, numbersFrom(seed), tally, Math.ceil((SAVES * games) / 8));
      expect(tally.failures.slice(0, 1)).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(tally.tried).toBeGreaterThan(SAVES / 2);
  // Were nothing accepted, nothing would have been shown.
  expect(tally.played).toBeGreaterThan(tally.tried / 50);
  expect(tally.refused).toBeGreaterThan(tally.tried / 2);
});
