import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { scenarioIds } from '../../../src/third-edition/bundled.js';
import type { ThirdEditionOrder } from '../../../tools/workshop/simulation/play.js';
import { pageOf, tablesOf } from './page.js';
import type { PlayedGame } from './play.js';
import { reportOn, type Setting } from './report.js';

/* Measures games of Third Edition. */

interface Orders {
  readonly setting: Setting;
  readonly json: string;
  readonly publish: boolean;
}

/** Where the page is published. */
const place = 'docs/balance/third-edition.md';

/** Reads the command line. Throws an Error that says what is wrong. */
function readOrders(words: readonly string[]): Orders {
  const { values } = parseArgs({
    args: [...words],
    options: {
      edition: { type: 'string' },
      scenario: { type: 'string' },
      games: { type: 'string', default: '60' },
      players: { type: 'string', default: '2..4' },
      seed: { type: 'string', default: 'balance' },
      'max-rounds': { type: 'string', default: '60' },
      json: { type: 'string', default: 'reports/balance-third-edition.json' },
      publish: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, text: string, least: number, most: number): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
    return number;
  };
  const { scenario } = values;
  const chosen = scenarioIds.filter((id) => scenario === undefined || id === scenario);
  if (chosen.length === 0)
    throw new Error(`--scenario is one of ${scenarioIds.join(', ')}, not "${scenario}".`);
  const [from = '', to = from] = values.players.split('..');
  const least = whole('players', from, 2, 4);
  const most = whole('players', to, least, 4);
  return {
    setting: {
      scenarios: chosen,
      games: whole('games', values.games, 1, 1_000_000),
      players: Array.from({ length: most - least + 1 }, (_, at) => least + at),
      seed: values.seed,
      maxRounds: whole('max-rounds', values['max-rounds'], 1, 1_000),
    },
    json: values.json,
    publish: values.publish,
  };
}

/** Plays all games, on all cores. */
async function play({ scenarios, games, players, seed, maxRounds }: Setting): Promise<PlayedGame[]> {
  const threads = Math.max(1, availableParallelism());
  const pool = new Piscina({
    filename: new URL('../thread.mjs', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const orders = scenarios.flatMap((scenario) =>
    players.flatMap((count) =>
      Array.from(
        { length: games },
        (_, number): ThirdEditionOrder => ({
          scenario,
          players: count,
          seed: `${seed}/${count}/${number + 1}`,
          maxRounds,
        }),
      ),
    ),
  );
  const played = await Promise.all(
    orders.map((order): Promise<PlayedGame> => pool.run(order, { name: 'thirdEdition' })),
  );
  await pool.destroy();
  return played;
}

/** Measures what the command line asks for, and says and writes what was found. */
export async function measureThirdEdition(words: readonly string[]): Promise<void> {
  const { setting, json, publish } = readOrders(words);
  const report = reportOn(setting, await play(setting));
  console.log(tablesOf(report));
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (publish) await writeFile(place, pageOf(report));
}
