import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HELPER } from '../../tools/cli/workshop/processes.js';
import { batchesOf, idOf, readBatch } from '../../tools/cli/workshop/queue/batches.js';
import { checkOrders } from '../../tools/cli/workshop/queue/checking.js';
import { TOURNAMENT_HELPER } from '../../tools/cli/workshop/tournament/tournament.js';
import { ordersOf } from '../../tools/workshop/index.js';
import { tournamentOrders } from '../../tools/workshop/tournament/setting.js';
import { called, main } from '../tools/cli/command.js';
import { hasRedis, missing, type RedisServer, startRedis } from '../tools/cli/redis.js';

/* Games in a queue: the same ones as on one machine, whoever dies on the way. */

if (!hasRedis) console.warn(missing);

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
const path = (...names: string[]): string => join(folder, ...names);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const call = (...args: string[]) =>
  spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });

/** A command that runs beside the test, with what it prints. */
class Running {
  readonly process: ChildProcess;
  private printed = '';
  private complained = '';

  constructor(...args: string[]) {
    this.process = spawn(process.execPath, [main, ...args], { cwd: folder });
    this.process.stdout?.on('data', (text) => {
      this.printed += text;
    });
    this.process.stderr?.on('data', (text) => {
      this.complained += text;
    });
  }

  /** Waits until it has printed something, and gives what the group in it stands for. */
  says(text: RegExp): Promise<string> {
    const found = () => text.exec(this.printed)?.[1] ?? expect.fail(`It has not said ${text}.`);
    return vi.waitFor(found, { timeout: 60_000, interval: 20 });
  }

  async ended() {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'close');
    return { status: this.process.exitCode, stdout: this.printed, stderr: this.complained };
  }
}

const running: Running[] = [];
const start = (...args: string[]): Running => {
  const one = new Running(...args);
  running.push(one);
  return one;
};

/** The games and records that a folder holds. */
const heldIn = (name: string) => ({
  games: readFileSync(path(name, 'games.jsonl'), 'utf8').trimEnd().split('\n').sort(),
  ...Object.fromEntries(
    readdirSync(path(name, 'records')).map((file) => [
      file,
      readFileSync(path(name, 'records', file), 'utf8'),
    ]),
  ),
});
const played = (name: string): number =>
  existsSync(path(name, 'games.jsonl'))
    ? readFileSync(path(name, 'games.jsonl'), 'utf8').split('\n').length - 1
    : 0;
const atLeast = (games: number, name: string): Promise<unknown> =>
  vi.waitFor(() => expect(played(name)).toBeGreaterThanOrEqual(games), { timeout: 60_000, interval: 10 });

const tournament = [
  'tournament',
  '--bots',
  'sensible,random',
  '--seed',
  'tamalir',
  '--bound',
  '5',
  '--games',
  '12',
];

describe.skipIf(!hasRedis)('games in a queue', () => {
  let redis: RedisServer;
  let alone: ReturnType<typeof call>;
  const queue = (): string[] => ['--queue', redis.address];
  const worker = (...more: string[]): Running =>
    // On a busy machine a worker that lives may say nothing for a while.
    start('worker', ...queue(), '--jobs', '1', '--silence', '3s', ...more);

  beforeAll(async () => {
    redis = await startRedis();
    alone = call(...tournament, '--out', 'alone');
  });
  afterEach(async () => {
    for (const one of running.splice(0)) {
      one.process.kill('SIGKILL');
      await one.ended();
    }
  });
  afterAll(() => redis?.stop());

  it('are those of one machine, game for game, though a worker is killed while it plays', async () => {
    const [first, ...others] = [worker(), worker(), worker()];
    const games = start(...tournament, ...queue(), '--batch', '2', '--ahead', '3', '--out', 'killed');
    await atLeast(1, 'killed');
    first.process.kill('SIGKILL');
    const { status, stdout, stderr } = await games.ended();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(alone.stdout);
    expect(heldIn('killed')).toEqual(heldIn('alone'));
    for (const other of others) other.process.kill('SIGINT');
    for (const other of others) expect((await other.ended()).stdout).toMatch(/Played \d+ games?\./);
  });

  it('go on where a tournament was killed, and none counts twice', async () => {
    worker();
    const broken = start(...tournament, ...queue(), '--batch', '2', '--out', 'resumed');
    await atLeast(3, 'resumed');
    broken.process.kill('SIGKILL');
    await broken.ended();
    const { status, stdout } = await start(
      ...tournament,
      ...queue(),
      '--batch',
      '2',
      '--out',
      'resumed',
    ).ended();
    expect(status).toBe(0);
    expect(stdout).toBe(alone.stdout);
    expect(heldIn('resumed')).toEqual(heldIn('alone'));
  });

  it('are counted by a simulation, too', async () => {
    worker();
    const options = ['simulate', '--games', '4', '--players', '2', '--bound', '2', '--seed', 's'];
    const { stdout } = await start(...options, ...queue(), '--batch', '3').ended();
    expect(stdout).toContain('4 games: Second Edition');
    expect(stdout).toBe(call(...options).stdout);
  });

  it('are counted for Prometheus', async () => {
    const one = worker('--metrics', '0');
    const address = await one.says(/Metrics: (http:\S+)/);
    const { stdout } = await start(...tournament, '--games', '2', ...queue()).ended();
    expect(stdout).toContain('2 games');
    const metrics = await (await fetch(address)).text();
    expect(metrics).toContain('runebound_games_played_total 2');
    expect(metrics).toMatch(/bullmq_job_completed_total\{queue="runebound-engine-\S+"\} \d+/);
  });

  it('are refused by a worker that has another file for a bot, and the tournament says so', async () => {
    writeFileSync(path('mine.mjs'), bot('one'));
    const games = start(
      'tournament',
      '--bots',
      './mine.mjs,random',
      '--games',
      '2',
      '--bound',
      '2',
      ...queue(),
    );
    const client = new Redis(redis.address);
    await vi.waitFor(async () => expect((await client.keys('bull:*:wait')).length).toBe(1), {
      timeout: 60_000,
    });
    client.disconnect();
    writeFileSync(path('mine.mjs'), bot('another'));
    worker();
    const { status, stderr } = await games.ended();
    expect(status).toBe(1);
    expect(stderr).toContain('./mine.mjs is not the file that entered the tournament');
  });

  it('end with an error where they take three workers with them, and not the fourth', async () => {
    writeFileSync(
      path('deadly.mjs'),
      "export default () => ({ name: 'deadly', choose: () => process.kill(process.ppid, 'SIGKILL') });",
    );
    const workers = [worker(), worker(), worker(), worker()];
    const { status, stderr } = await start(
      ...['tournament', '--bots', './deadly.mjs,random', '--games', '2', '--bound', '2', ...queue()],
    ).ended();
    expect(status).toBe(1);
    expect(stderr).toContain('A batch of games could not be played');
    const alive = workers.filter(({ process: { signalCode } }) => signalCode === null);
    expect(alive).toHaveLength(1);
    alive[0]?.process.kill('SIGINT');
    expect((await alive[0]?.ended())?.stdout).toContain('Played 0 games.');
  });

  it('are not looked for in a database that there is not, nor watched on a port that is taken', async () => {
    const nowhere = call('worker', '--queue', `${redis.address}/99`);
    expect([nowhere.status, nowhere.stdout]).toEqual([2, '']);
    expect(nowhere.stderr).toContain('DB index is out of range');
    const taken = call('worker', ...queue(), '--metrics', new URL(redis.address).port);
    expect(taken.status).toBe(2);
    expect(taken.stderr).toContain('Nothing can be served on port');
  });
});

const bot = (name: string): string =>
  `export default () => ({ name: '${name}', choose: (view, legal) => legal[legal.length - 1] });\n`;

describe('batches', () => {
  const order = (number: number) => ({ number, seed: `s/${number}` });
  const all = Array.from({ length: 10 }, (_, number) => order(number));

  it('are the same ones when a part was carried out before, so that what was played meanwhile is found', () => {
    const before = batchesOf('play', all, 4).map(idOf);
    const after = batchesOf('play', all.slice(4), 4).map(idOf);
    expect(before).toHaveLength(3);
    expect(after).toEqual(before.slice(1));
  });

  it.each([
    null,
    {},
    7,
    { called: 'play' },
    { called: 'rm', orders: [] },
    { called: 'play', orders: [null] },
  ])('are refused where they are invalid: %j', (data) =>
    expect(() => readBatch(data, ['play'])).toThrow(/batch/),
  );

  const tournamentOf = tournamentOrders(
    {
      edition: 'third-edition',
      scenario: 'corpse-king',
      modules: [],
      entrants: ['sensible', 'random', './mine.js'].map((name) => ({ label: name, name, file: null })),
      players: 3,
      seed: 's',
      bound: 60,
      budget: 1000,
    },
    6,
  );
  const games = (['second-edition', 'third-edition'] as const).flatMap((edition) =>
    ordersOf({
      edition,
      scenarios: edition === 'third-edition' ? ['corpse-king'] : [],
      modules: [],
      games: 3,
      players: [2, 3],
      bots: ['sensible', 'random'],
      seed: 's',
      bound: 100,
    }),
  );
  const silenced = [{ seats: [1], why: 'ended its process' }];
  const kinds = [
    [HELPER, games],
    [
      TOURNAMENT_HELPER,
      [...tournamentOf, ...tournamentOf.map((one) => ({ ...one, silence: 60_000, silenced }))],
    ],
  ] as const;

  it.each(kinds)('of %s are played as they are given out', (called, orders) => {
    expect(orders.length).toBeGreaterThan(5);
    checkOrders({ called, orders: JSON.parse(JSON.stringify(orders)) });
  });

  it.each(kinds)(
    'of %s are checked before anything is played: nothing goes on for ever',
    (called, orders) => {
      const odd: readonly unknown[] = [
        1e9,
        -1,
        0.5,
        Number.POSITIVE_INFINITY,
        null,
        'x'.repeat(2_000),
        {},
        [],
        Array(10_000).fill(0),
        { toString: 1 },
      ];
      let refused = 0;
      for (const order of [orders[0], orders.at(-1)] as unknown as Record<string, unknown>[]) {
        for (const name of Object.keys(order))
          for (const value of odd) {
            const batch = { called, orders: [order, { ...order, [name]: value }] };
            try {
              checkOrders(batch);
            } catch (error) {
              refused++;
              expect(String(error)).toMatch(/^Error: The order at 1 of a batch cannot be played: /);
            }
          }
        for (const players of [1e9, 0, 7, 2.5, '2']) {
          const wrong =
            'players' in order ? { ...order, players } : { ...order, seats: players === 0 ? [] : [players] };
          expect(() => checkOrders({ called, orders: [wrong] }), `${players}`).toThrow(/players|seats/);
        }
        expect(() => checkOrders({ called, orders: [{ ...order, more: 1 }] })).toThrow('cannot be played');
        expect(() => checkOrders({ called, orders: Array(1_001).fill(order) })).toThrow(
          '1000 orders at most',
        );
      }
      expect(refused).toBeGreaterThan(100);
    },
  );

  it('are others for other games', () => {
    expect(idOf({ called: 'play', orders: [order(1)] })).not.toBe(
      idOf({ called: 'play', orders: [order(2)] }),
    );
  });
});

describe('a queue', () => {
  it.each([
    [
      ['--queue', 'localhost'],
      '--queue is the address of a Redis, such as redis://localhost:6379, not "localhost"',
    ],
    [
      ['--queue', 'redis://:secret@127.0.0.1:1'],
      /No Redis answers at redis:\/\/127\.0\.0\.1:1 \(.*ECONNREFUSED/,
    ],
    [['--queue', 'redis://localhost', '--jobs', '2'], '--jobs is for games on this machine'],
    [['--ahead', '3'], '--batch and --ahead are for games in a queue'],
  ])('learns what is wrong with %j', async (options, message) => {
    const { status, stderr } = await called([...tournament, ...options], { cwd: folder });
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('secret');
  });
});
