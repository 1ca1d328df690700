/**
 * How far a queue of games goes: `npm run scaling -- [--games 400] [--bots nimble,random]`, after `npm run build`, where there is a `redis-server`.
 *
 * Plays one tournament on this machine alone, then by the workers of a queue, and prints how long it took, what it cost the process that sends the
 * games out, and what it cost Redis: what does not grow with the number of workers. From that follows an estimate for a hundred machines.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { startRedis } from '../test/tools/cli/redis.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    bots: { type: 'string', default: 'nimble,random' },
    command: { type: 'string', default: 'dist/cli/main.js' },
  },
});
const cores = availableParallelism();
/** Numbers of machines to estimate. */
const MANY = 100;

/** What a run took, in seconds: by the clock, and of the processor. */
interface Taken {
  readonly clock: number;
  readonly processor: number;
}

/** Runs the command under the shell's own clock. */
async function taken(...args: string[]): Promise<Taken> {
  const script = 'TIMEFORMAT="%R %U %S"; time "$0" "$@" > /dev/null';
  const shell = spawn('bash', ['-c', script, process.execPath, values.command, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shell.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(shell, 'close');
  if (code !== 0) throw new Error(said);
  const [clock = 0, user = 0, system = 0] = said.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { clock, processor: user + system };
}

/** A figure that Redis tells of itself. */
async function told(redis: Redis, section: string, name: string): Promise<number> {
  const found = new RegExp(`^${name}:([\\d.]+)`, 'm').exec(await redis.info(section));
  return Number(found?.[1]);
}

async function costOf(redis: Redis) {
  const [user, system, read, written] = await Promise.all([
    told(redis, 'cpu', 'used_cpu_user'),
    told(redis, 'cpu', 'used_cpu_sys'),
    told(redis, 'stats', 'total_net_input_bytes'),
    told(redis, 'stats', 'total_net_output_bytes'),
  ]);
  return { processor: user + system, bytes: read + written };
}

async function workers(address: string, number: number): Promise<readonly ChildProcess[]> {
  const hired = Array.from({ length: number }, () =>
    spawn(process.execPath, [values.command, 'worker', '--queue', address, '--jobs', '1'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(hired.map(({ stdout }) => stdout && once(stdout, 'data')));
  return hired;
}

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const games = Number(values.games);
const tournament = ['tournament', '--bots', values.bots, '--games', values.games, '--seed', 'scaling'];
const server = await startRedis();
const redis = new Redis(server.address);
try {
  const alone = await taken(...tournament, '--jobs', String(cores));
  const hired = await workers(server.address, cores);
  // What it costs to begin, for the workers, too, is not what another game costs.
  const few = await taken(...tournament, '--games', String(games / 4), '--queue', server.address);
  const before = await costOf(redis);
  const queued = await taken(...tournament, '--queue', server.address);
  const after = await costOf(redis);
  const peak = await told(redis, 'memory', 'used_memory_peak');
  for (const worker of hired) worker.kill();

  console.log(`${games} games of ${values.bots} with ${cores} cores:\n`);
  row('played', 'seconds', 'games a second');
  row('---', '---:', '---:');
  row('on this machine', alone.clock.toFixed(1), (games / alone.clock).toFixed(2));
  row(`by ${cores} workers of a queue`, queued.clock.toFixed(1), (games / queued.clock).toFixed(2));

  const host = (queued.processor - few.processor) / ((3 * games) / 4);
  const store = (after.processor - before.processor) / games;
  const bytes = (after.bytes - before.bytes) / games;
  console.log('\nA game costs those of whom there is one:\n');
  row('what', 'a game');
  row('---', '---:');
  row('the process that sends the games out', `${(1_000 * host).toFixed(1)} ms of its core`);
  row('Redis', `${(1_000 * store).toFixed(1)} ms of its core`);
  row('read and written by Redis', `${(bytes / 1_000).toFixed(0)} kB`);
  row('the most that Redis kept in memory', `${(peak / 1e6).toFixed(1)} MB in all`);

  const rate = (MANY * games) / queued.clock;
  console.log(`\nReckoned for ${MANY} machines such as this one:\n`);
  row('what', 'figure');
  row('---', '---:');
  row('games a second', rate.toFixed(0));
  row('the process that sends the games out is busy', percent(rate * host));
  row('Redis is busy', percent(rate * store));
  row('the network of Redis', `${((rate * bytes) / 1e6).toFixed(1)} MB/s`);
  row('machines until one of the two cores is full', Math.floor(MANY / (rate * Math.max(host, store))));
} finally {
  redis.disconnect();
  await server.stop();
}
