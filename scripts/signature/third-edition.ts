import { sourceFrom, wordsOfSeed } from '../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import type { ThirdEditionTypes } from '../../src/third-edition/types.js';
import { livelyChoice } from '../../tools/workshop/third-edition/player.js';
import { firstTurn, laterOn } from '../../tools/workshop/third-edition/positions.js';
import { type Pinned, signatureOf } from './play.js';

/* The pinned games of Third Edition: of each scenario, from the setup and from where heroes have come into something. */

const pinned = (scenario: string): Pinned<ThirdEditionTypes> => {
  const ruleset = rulesetOf(scenario);
  return {
    name: `third-edition ${scenario}`,
    ruleset,
    games: 6,
    steps: 500,
    begin(number) {
      const seed = `signature ${number}`;
      const state = ruleset.createGame({
        edition: 'third-edition',
        scenario,
        players: (number % 3) + 2,
        seed,
      });
      const source = sourceFrom(wordsOfSeed(seed));
      return number < 3 ? state : laterOn(ruleset, firstTurn(ruleset, state), (n) => source.below(n));
    },
    choose(listed, choice) {
      // One number after another, out of the one that is given.
      let word = choice >>> 8;
      return livelyChoice(listed, (n) => {
        const chosen = word % n;
        word = Math.imul(word ^ (word >>> 7), 2_654_435_761) >>> 8;
        return chosen;
      });
    },
  };
};

/** A line for each scenario. */
export const thirdEditionSignatures = (): string[] =>
  scenarioIds.map(pinned).map((games) => `${signatureOf(games)} ${games.name}`);
