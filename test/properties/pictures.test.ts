import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameState } from '../../src/index.js';
import { picture } from '../../src/picture/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import { elementsOf, ofClass } from '../picture/xml.js';
import { choose } from './play.js';
import { begin, modulesOf, starts } from './starts.js';

/* Any position can be drawn, and all that stands on the board is in the picture. */

/** `RANDOM_GAMES=500` looks longer. */
const RUNS = Number(process.env.RANDOM_GAMES ?? 10);
let drawn = 0;

function check(state: GameState): void {
  drawn++;
  const elements = elementsOf(picture(state));
  const spaces = (name: string) =>
    ofClass(elements, name)
      .map(({ attributes }) => attributes['data-space'])
      .sort();
  expect(spaces('rb-hero')).toEqual(state.players.flatMap(({ hero }) => hero.space ?? []).sort());
  expect(spaces('rb-counter')).toEqual(Object.values(state.counters).flat().sort());
  expect(spaces('rb-challenge')).toEqual(state.track.flatMap((entry) => entry?.space ?? []).sort());
  expect(ofClass(elements, 'rb-player')).toHaveLength(state.players.length);
}

it('random games of all modules can be drawn at any time', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      starts,
      fc.array(fc.noBias(fc.nat()), { minLength: 1, maxLength: 60, size: 'max' }),
      (start, choices) => {
        const ruleset = rulesetOf(modulesOf(start));
        const first = begin(start);
        fc.pre(first !== null);
        if (first === null) return;
        let state: GameState = first;
        check(state);
        for (const [at, choice] of choices.entries()) {
          const listed = ruleset.legalActions(state);
          if (listed.length === 0) break;
          state = ruleset.apply(state, choose(listed, choice));
          if (at % 12 === 0) check(state);
        }
        check(state);
      },
    ),
    { numRuns: RUNS, interruptAfterTimeLimit: 90_000 },
  );
  expect(drawn).toBeGreaterThan(2 * RUNS);
});
