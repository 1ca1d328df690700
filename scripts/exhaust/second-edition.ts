import { randomBot, sensibleBot } from '../../src/bots/second-edition/index.js';
import { bundledModules, type SecondEditionModule } from '../../src/second-edition/index.js';
import { direct, playMatch } from '../../tools/workshop/exhaust/second-edition/directed.js';
import { CoverageRecorder } from '../../tools/workshop/exhaust/second-edition/recorder.js';
import { fewestPlayers } from '../../tools/workshop/rules.js';
import { heroOf, mostPlayers } from '../common/seats.js';
import type { Orders, Search } from './edition.js';
import { tableOf, talliesOf } from './report.js';

/* What the cards of Second Edition can do, with the modules that were asked for. */

function moduleOf(id: string): SecondEditionModule {
  const module = Object.hasOwn(bundledModules, id) ? bundledModules[id] : undefined;
  if (module) return module;
  const known = Object.keys(bundledModules).join(', ');
  throw new Error(`There is no module "${id}". Modules: ${known}.`);
}

/** Its number selects the players: any number, sensible, random or mixed. */
export function playOrdinary(witness: CoverageRecorder, seed: string, number: number): number {
  const fewest = fewestPlayers(witness.ruleset.rules);
  const size = fewest + (number % (mostPlayers(witness.ruleset.rules) + 1 - fewest));
  const game = `${seed}/${number}`;
  const { heroes } = witness.ruleset.rules.content;
  const players = Array.from({ length: size }, (_, seat) => ({
    hero: heroOf(heroes, number, seat),
  }));
  const bots = players.map((_, seat) =>
    number % 5 === 4 || (number % 2 === 1 && seat === 0)
      ? randomBot(`${game}/${seat}`)
      : sensibleBot(`${game}/${seat}`),
  );
  const start = witness.ruleset.createGame({ players, seed: game });
  return playMatch(witness, { start, bots, most: 4_000 * size });
}

/** Looks for everything that the cards can do. */
export function secondEdition({ games, seed, modules }: Orders): Search {
  const witness = new CoverageRecorder([], modules.map(moduleOf));
  let played = 0;
  while (played < games && witness.missing().length > 0) playOrdinary(witness, seed, played++);
  const directed = [...direct(witness, seed)].length;
  return {
    text: tableOf(witness, played, directed),
    report: { seed, games: played, directed, kinds: talliesOf(witness) },
    missing: witness.missing().length,
  };
}
