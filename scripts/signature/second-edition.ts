import { bundledModules, rulesetOf } from '../../src/second-edition/index.js';
import type { SecondEditionTypes } from '../../src/second-edition/types.js';
import { mostPlayers } from '../common/seats.js';
import { type Pinned, signatureOf } from './play.js';

/* The pinned games of Second Edition: with and without each module. */

/** What is in force in some of the games: nothing but the base game, each module by itself, and the optional rules that go together. */
const sets: readonly (readonly string[])[] = [
  [],
  ...Object.values(bundledModules).map(({ id, requires = [] }) => [...requires, id]),
  ['doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits'],
];

const pinned = (modules: readonly string[]): Pinned<SecondEditionTypes> => {
  const ruleset = rulesetOf(modules);
  // Some modules want two players at least.
  const most = mostPlayers(ruleset.rules);
  return {
    name: modules.join(' ') || 'second-edition',
    ruleset,
    games: modules.length === 0 ? 12 : 4,
    steps: 1200,
    begin: (number) =>
      ruleset.createGame({
        players: modules.length === 0 ? (number % 6) + 1 : Math.min(most, (number % 5) + 2),
        seed: `signature ${number}`,
        modules,
      }),
    choose(listed, choice) {
      // Discarding cards and haggling would fill the game: they are tried one time in eight.
      const likely =
        (choice >>> 16) % 8 === 0
          ? listed
          : listed.filter(({ type }) => type !== 'card/discard' && !type.startsWith('offer/'));
      const from = likely.length > 0 ? likely : listed;
      return from[(choice >>> 8) % from.length];
    },
  };
};

/** A line for each set of modules. */
export const secondEditionSignatures = (): string[] =>
  sets.map(pinned).map((games) => `${signatureOf(games)} ${games.name}`);
