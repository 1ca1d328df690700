import { randomBot, sensibleBot } from '../../src/bots/second-edition/index.js';
import { rulesetOf } from '../../src/second-edition/index.js';
import type { SecondEditionTypes } from '../../src/second-edition/types.js';
import { drawEvents, fewestPlayers } from '../../tools/workshop/rules.js';
import { heroOf, mostPlayers } from '../common/seats.js';
import { type Edition, editionOf, type SoakGame } from './edition.js';
import type { Orders } from './figures.js';

/* Games of Second Edition: with the modules that were asked for, among sensible and random bots. */

/** Turns a player in which sensible bots among themselves bring every game to an end. */
export const LONG_ENOUGH = 150;

/** The edition, as it is soaked. */
export function secondEdition({ seed, maxTurns, modules }: Orders): Edition {
  const ruleset = rulesetOf(modules);
  const { rules } = ruleset;
  const game = (number: number): SoakGame<SecondEditionTypes> => {
    const fewest = fewestPlayers(rules);
    const size = fewest + (number % (mostPlayers(rules) + 1 - fewest));
    const named = number % 3 === 0;
    const options = {
      players: Array.from({ length: size }, (_, seat) =>
        named ? { hero: heroOf(rules.content.heroes, number, seat) } : {},
      ),
      seed: `${seed}/${number}`,
      modules,
    };
    // All kinds of company: sensible players alone, one fool among them, fools alone.
    const players = Array.from({ length: size }, (_, seat) => {
      const fool =
        number % 8 === 7 || (number % 4 === 1 && seat === 0) || (number % 4 === 3 && seat % 2 === 1);
      return fool ? randomBot(`${options.seed}/${seat}`) : sensibleBot(`${options.seed}/${seat}`);
    });
    const sensible = players.every(({ name }) => name === 'sensible');
    return {
      ruleset,
      start: ruleset.createGame(options),
      players: players as unknown as SoakGame<SecondEditionTypes>['players'],
      told: `createGame(${JSON.stringify(options)})`,
      options,
      isOver: ({ turn }) => turn > maxTurns * size,
      mustEnd:
        sensible && maxTurns >= LONG_ENOUGH
          ? `Sensible players came to no end in ${maxTurns} turns each.`
          : null,
    };
  };
  return editionOf<SecondEditionTypes>({
    rules: [rules],
    game,
    broken: (_, state) => ruleset.brokenInvariants(state),
    turnsOf: ({ turn }) => turn,
    drawEvents,
    cards: Object.values(rules.content.decks).flat(),
    register: 'second-edition',
  });
}
