/*
 * Measures how balanced the content is, by letting sensible bots play: npm run balance
 *
 *   --games 300       how many games
 *   --players 3       how many play, 1 to 6
 *   --seed balance    which games they are: equal seeds, equal tables
 *   --modules a,b     rule modules to put in force
 *   --max-turns 100   turns a player after which a game is left unfinished
 *   --duels 20        fights of each starting Hero against each Challenge
 *   --snapshots 24    Heroes as they were at turn 10, 20 and 30, so many of each, that fight each Challenge once
 *   --tables 20       games at each number of players, with the doom track and without it; 0 for none
 *   --json FILE       where the numbers go (reports/balance.json)
 *   --svg FILE        where the charts go (reports/balance.svg)
 *   --publish         writes docs/balance.md and docs/balance.svg too; with modules, docs/balance/<modules joined by +>
 *
 * With --edition third-edition, of Third Edition:
 *
 *   --scenario ID     one of its scenarios; each of them if it is left out
 *   --games 60        how many games of each scenario, and of each number of players
 *   --players 2..4    how many play, or each number from one to another
 *   --max-rounds 60   rounds after which a game is left unfinished
 *   --seed, --json    as above
 *   --publish         writes docs/balance/third-edition.md too
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { EngineError } from '../src/kernel/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
import { fewestPlayers } from '../tools/workshop/rules.js';
import { byHardness } from './balance/chances.js';
import { chartOf } from './balance/chart.js';
import { bareHanded, challengesOf, type DuelOrder } from './balance/duel.js';
import { pageOf, placeOf, tablesOf } from './balance/page.js';
import type { BalanceOrder, Duel, Duelist, PlayedGame } from './balance/play.js';
import { DOOM_TRACK, reportOn, type Setting, tableLength } from './balance/report.js';
import { measureThirdEdition } from './balance/third-edition/measure.js';
import { mostPlayers } from './common/seats.js';

interface Orders {
  readonly setting: Setting;
  readonly json: string;
  readonly svg: string;
  readonly publish: boolean;
}

/** Reads the command line. Throws an Error that says what is wrong. */
function readOrders(): Orders {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '300' },
      players: { type: 'string', default: '3' },
      seed: { type: 'string', default: 'balance' },
      edition: { type: 'string' },
      modules: { type: 'string', default: '' },
      'max-turns': { type: 'string', default: '100' },
      duels: { type: 'string', default: '20' },
      snapshots: { type: 'string', default: '24' },
      tables: { type: 'string', default: '20' },
      json: { type: 'string', default: 'reports/balance.json' },
      svg: { type: 'string', default: 'reports/balance.svg' },
      publish: { type: 'boolean', default: false },
    },
  });
  type Option = 'games' | 'players' | 'max-turns' | 'duels' | 'snapshots' | 'tables';
  const whole = (name: Option, least: number, most: number): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new Error(`--${name} is a whole number from ${least} to ${most}, not "${values[name]}".`);
    return number;
  };
  return {
    setting: {
      games: whole('games', 1, 1_000_000),
      players: whole('players', 1, 6),
      seed: values.seed,
      modules: values.modules.split(',').filter((name) => name !== ''),
      maxTurns: whole('max-turns', 1, 10_000),
      duels: whole('duels', 1, 100_000),
      snapshots: whole('snapshots', 0, 100_000),
      tables: whole('tables', 0, 100_000),
    },
    json: values.json,
    svg: values.svg,
    publish: values.publish,
  };
}

/** Says how far it is, to people only. */
function progress(games: number): () => void {
  let played = 0;
  return () => {
    played += 1;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${played} of ${games} games${played < games ? '' : '\n'}`);
  };
}

/** Whether the modules may be in force together, and so many may play with them. */
function canBePlayed(players: number, modules: readonly string[]): boolean {
  try {
    const { rules } = rulesetOf(modules);
    return players >= fewestPlayers(rules) && players <= mostPlayers(rules);
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** Turns of a player whose Heroes show how the colors become ripe. */
const RIPE = [10, 20, 30];

/** So many Heroes of each turn, from games that lie far apart. */
function someOf(games: readonly PlayedGame[], count: number): Duelist[] {
  const all = games.flatMap(({ seats }) => seats.flatMap(({ snapshots }) => snapshots));
  return RIPE.flatMap((turn) => {
    const of = all.filter((duelist) => duelist.turn === turn);
    const stride = Math.max(1, of.length / count);
    return of.filter((_, at) => Math.floor(at / stride) !== Math.floor((at - 1) / stride)).slice(0, count);
  });
}

/** Plays all games and fights all duels, on all cores. */
async function measure({ games, players, seed, modules, maxTurns, duels, snapshots, tables }: Setting) {
  const { heroes } = rulesetOf(modules).rules.content;
  const threads = Math.max(1, availableParallelism());
  const pool = new Piscina({
    filename: new URL('./balance/thread.mjs', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  // Each number of players, without the doom track and with it.
  const others = modules.filter((id) => id !== DOOM_TRACK);
  const sizes = [1, 2, 3, 4, 5, 6]
    .flatMap((count) => [
      { count, rules: others },
      { count, rules: [...others, DOOM_TRACK] },
    ])
    .filter(({ count, rules }) => canBePlayed(count, rules));
  const onPlayed = progress(games + tables * sizes.length);
  const play = (count: number, rules: readonly string[], of: number, name: string) =>
    Promise.all(
      Array.from({ length: of }, async (_, number) => {
        const order: BalanceOrder = {
          players: count,
          modules: rules,
          maxTurns,
          seed: `${name}/${number + 1}`,
          snapshots: RIPE,
        };
        const played: PlayedGame = await pool.run(order, { name: 'play' });
        onPlayed();
        return played;
      }),
    );
  const playing = play(players, modules, games, seed);
  const measuring = (tables > 0 ? sizes : []).map(async ({ count, rules }) =>
    tableLength(count, rules, await play(count, rules, tables, `${seed}/${count} players`)),
  );
  const challenges = challengesOf(modules, byHardness);
  const fight = (duelist: Duelist, fights: number): Promise<Duel[]> => {
    const order: DuelOrder = { duelist, challenges, fights, modules, seed };
    return pool.run(order, { name: 'duel' });
  };
  const starting = heroes.map((hero) => fight(bareHanded(hero), duels));
  const played = await playing;
  const grown = someOf(played, snapshots).map((duelist) => fight(duelist, 1));
  const results = [
    played,
    (await Promise.all([...starting, ...grown])).flat(),
    await Promise.all(measuring),
  ] as const;
  await pool.destroy();
  return results;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Measures games of Third Edition, if the command line names it. */
async function ofThirdEdition(words: readonly string[]): Promise<boolean> {
  const at = words.indexOf('--edition');
  const edition = at < 0 ? words.find((word) => word.startsWith('--edition='))?.slice(10) : words[at + 1];
  if (edition === undefined || edition === 'second-edition') return false;
  if (edition !== 'third-edition')
    throw new Error(`--edition is second-edition or third-edition, not "${edition}".`);
  await measureThirdEdition(words);
  return true;
}

async function main(): Promise<void> {
  if (await ofThirdEdition(process.argv.slice(2))) return;
  const { setting, json, svg, publish } = readOrders();
  const report = reportOn(setting, ...(await measure(setting)));
  console.log(tablesOf(report));
  const chart = await chartOf(report);
  await write(json, `${JSON.stringify(report, null, 2)}\n`);
  await write(svg, chart);
  if (!publish) return;
  await write(`${placeOf(setting.modules)}.md`, pageOf(report));
  await write(`${placeOf(setting.modules)}.svg`, chart);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
});
