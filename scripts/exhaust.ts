/*
 * Plays seeded games until every card has been drawn, every ability offered and used, every Event in play, every Encounter
 * finished both ways: npm run exhaust
 *
 *   --max-games 150   games from their beginning, at most; 0 for none
 *   --seed exhaust    which games they are: equal seeds, equal games
 *   --modules a,b     rule modules to play with; none if left out
 *   --json FILE       where the numbers go besides, if anywhere
 *
 * First ordinary games are played by sensible and random bots, one to six at a table. What those did not come to is then
 * looked for in short games from positions made for a card, played by bots by ordinary actions; the report says which.
 * Exits with 1, and names the cards, if anything never acted; with 2 on bad options.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundledModules, type SecondEditionModule } from '../src/second-edition/index.js';
import { direct } from './exhaust/directed.js';
import { playOrdinary } from './exhaust/play.js';
import { tableOf, talliesOf } from './exhaust/report.js';
import { Witness } from './exhaust/witness.js';

interface Orders {
  readonly games: number;
  readonly seed: string;
  readonly modules: readonly SecondEditionModule[];
  readonly json: string | null;
}

/** Reads the command line. Throws an Error that says what is wrong. */
function readOrders(): Orders {
  const { values } = parseArgs({
    options: {
      'max-games': { type: 'string', default: '150' },
      seed: { type: 'string', default: 'exhaust' },
      modules: { type: 'string', default: '' },
      json: { type: 'string' },
    },
  });
  const games = Number(values['max-games']);
  if (!Number.isInteger(games) || games < 0)
    throw new Error(`--max-games is a whole number from 0 on, not "${values['max-games']}".`);
  const modules = values.modules.split(',').filter((id) => id !== '');
  return { games, seed: values.seed, modules: modules.map(moduleOf), json: values.json ?? null };
}

function moduleOf(id: string): SecondEditionModule {
  const module = Object.hasOwn(bundledModules, id) ? bundledModules[id] : undefined;
  if (module) return module;
  const known = Object.keys(bundledModules).join(', ');
  throw new Error(`There is no module "${id}". Modules: ${known}.`);
}

function main(): void {
  const { games, seed, modules, json } = readOrders();
  const witness = new Witness([], modules);
  let played = 0;
  while (played < games && witness.missing().length > 0) playOrdinary(witness, seed, played++);
  const directed = direct(witness, seed);
  console.log(tableOf(witness, played, directed));
  if (json !== null) {
    const report = { seed, games: played, directed, kinds: talliesOf(witness) };
    writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  }
  if (witness.missing().length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
