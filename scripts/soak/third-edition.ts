import { sourceFrom, wordsOfSeed } from '../../src/kernel/index.js';
import { rulesetOf, scenarioIds } from '../../src/third-edition/bundled.js';
import type { ThirdEditionTypes } from '../../src/third-edition/types.js';
import { livelyPlayer, type Player } from '../../tools/workshop/third-edition/player.js';
import { firstTurn, laterOn } from '../../tools/workshop/third-edition/positions.js';
import { brokenIn } from '../common/third-edition/checks.js';
import { type Edition, editionOf, type SoakGame } from './edition.js';
import type { Orders } from './figures.js';

/* Games of Third Edition: of all scenarios or those that were asked for, from the setup or from where heroes have come into something. */

/** Cards come to somebody, or onto the table. */
const drawEvents = [
  'skill/drawn',
  'card/drawn',
  'story/drawn',
  'trophy/drawn',
  'market/stocked',
  'asset/gained',
  'skill/learned',
  'quest/resolved',
];

/**
 * The edition, as it is soaked.
 *
 * @param playerOf - who plays a seat, by its seed; players who choose at random, rather what brings the game on, if it is left out
 */
export function thirdEdition(
  { seed, maxTurns, modules }: Orders,
  playerOf: (seed: string) => Player = livelyPlayer,
): Edition {
  const scenarios = modules.length > 0 ? modules : scenarioIds;
  const rulesets = scenarios.map(rulesetOf);
  const game = (number: number): SoakGame<ThirdEditionTypes> => {
    const scenario = scenarios[number % scenarios.length] as string;
    const ruleset = rulesetOf(scenario);
    const at = Math.floor(number / scenarios.length);
    const size = 2 + (at % 3);
    const { heroes } = ruleset.rules.content;
    const options = {
      edition: 'third-edition',
      scenario,
      players: Array.from({ length: size }, (_, seat) =>
        at % 2 === 0 ? { hero: heroes[(at + seat) % heroes.length] as string } : {},
      ),
      seed: `${seed}/${number}`,
    } as const;
    const created = ruleset.createGame(options);
    // Every other game begins when much has happened: few games that are played at random come to that.
    const source = sourceFrom(wordsOfSeed(`${options.seed}/later`));
    const later = at % 2 === 1;
    const start = later ? laterOn(ruleset, firstTurn(ruleset, created), (n) => source.below(n)) : created;
    return {
      ruleset,
      start,
      players: Array.from({ length: size }, (_, seat) => playerOf(`${options.seed}/${seat}`)),
      told: later ? 'The position in the file' : `createGame(${JSON.stringify(options)})`,
      options: later ? start : options,
      isOver: ({ round }) => round > maxTurns,
      // Time runs out for everybody (3e.time.end-act-2), and then the villain is at its aim before long.
      mustEnd: maxTurns >= 60 ? `The game came to no end in ${maxTurns} rounds.` : null,
    };
  };
  return editionOf<ThirdEditionTypes>({
    rules: rulesets.map(({ rules }) => rules),
    game,
    broken: brokenIn,
    turnsOf: ({ round, players, frames }) => {
      const played = frames[0] as { readonly played?: readonly number[] } | undefined;
      return round * players.length + (played?.played?.length ?? 0);
    },
    drawEvents,
    cards: [...new Set(rulesets.flatMap(({ rules }) => Object.values(rules.content.decks).flat()))],
    register: 'third-edition',
  });
}
