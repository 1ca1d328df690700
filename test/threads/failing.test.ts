import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createGame } from '../../src/index.js';
import { createPool, PlayoutError, type PlayoutsOptions, playouts } from '../../src/threads/index.js';

/* What goes wrong in a game is told with the game, and the pool plays on. */

const file = new URL('./mine.mjs', import.meta.url);
const pool = createPool({ threads: 2 });
afterAll(() => pool.close());

/** Of two, of three, and of two players: what fails in games of three fails in the second state. */
const states = [2, 3, 2].map((players) => createGame({ players, seed: players }));
const policy = (name: string): PlayoutsOptions => ({ policy: { file, name }, seed: 'x', count: 3, most: 60 });

/** The games before the error, and the error. */
async function until(options: PlayoutsOptions) {
  const games: string[] = [];
  try {
    for await (const { state, game } of pool.playouts(states, options)) games.push(`${state}/${game}`);
  } catch (error) {
    return { games, error };
  }
  throw new Error('No game failed.');
}

const before = ['0/0', '0/1', '0/2'];

/** The pool is as good as new. */
async function playsOn() {
  const games = await pool.playouts(states, policy('last')).all();
  expect(games).toHaveLength(9);
}

describe('a game that fails', () => {
  it.each([0, 2])(
    'is reported with its state, number and seed, after the games before it: %d threads',
    async (threads) => {
      const { games, error } = await until({ ...policy('failing'), threads });
      expect(games).toEqual(before);
      expect(error).toBeInstanceOf(PlayoutError);
      expect(error).toMatchObject({
        code: 'playout-failed',
        state: 1,
        game: 0,
        seed: 'x/1/0',
        rule: null,
        kind: 'thrown',
        reason: 'nothing comes to mind',
        message: 'Game 0 of state 1 (seed "x/1/0") failed: nothing comes to mind',
      });
      await playsOn();
    },
  );

  it.each([0, 2])('is reported with the rule: %d threads', async (threads) => {
    const { games, error } = await until({ ...policy('untimely'), threads });
    expect(games).toEqual([]);
    expect(error).toMatchObject({ state: 0, game: 0, kind: 'illegal-action', rule: '2e.market.actions' });
  });

  it.each([
    [
      'cannot be loaded',
      { policy: { file: new URL('./nowhere.mjs', import.meta.url) } },
      /nowhere\.mjs cannot be loaded/,
    ],
    [
      'exports no such function',
      { policy: { file, name: 'notAFunction' } },
      /exports no function notAFunction.* last/,
    ],
    [
      'exports no rules',
      { rules: new URL('data:text/javascript,export const a = 1') },
      /neither a ruleset .* nor a rule module/,
    ],
    ['keeps a promise', { keep: { file, name: 'later' }, most: 3 }, /gives a promise/],
    ['counts no rounds', { until: { rounds: 3 } }, /counts no rounds: until is \{ turns \}/],
  ] as const)('is the first one where its file %s', async (_, options, message) => {
    for (const threads of [0, 2]) {
      const { games, error } = await until({ ...options, threads });
      expect(games).toEqual([]);
      expect(error).toMatchObject({ state: 0, game: 0, message: expect.stringMatching(message) });
    }
    await playsOn();
  });
});

describe('a worker that dies', () => {
  it('is an error with its game, and the games before it are played', async () => {
    const { games, error } = await until({ ...policy('deadly'), count: 20 });
    expect(games).toHaveLength(20);
    expect(games.at(-1)).toBe('0/19');
    expect(error).toMatchObject({
      state: 1,
      game: 0,
      seed: 'x/1/0',
      kind: 'worker-died',
      reason: 'The worker that played it died: it ended with exit code 3.',
    });
    await playsOn();
  });

  it('by an error that nobody catches is one as well', async () => {
    const { error } = await until({ ...policy('careless'), count: 4, most: 3_000 });
    expect(error).toMatchObject({
      state: 1,
      kind: 'worker-died',
      // Whether its last answer came through before.
      reason: expect.stringMatching(/ died(?: after it)?: it failed outside of its game: too late\.$/),
    });
    await playsOn();
  });

  it('does not take down those of others who play at the same time', async () => {
    const others = pool.playouts(states, { ...policy('last'), count: 12, keep: 'state' });
    const [own, theirs] = await Promise.all([until(policy('deadly')), others.all()]);
    expect(own.error).toMatchObject({ kind: 'worker-died', state: 1, game: 0 });
    expect(theirs).toEqual(
      await pool
        .playouts(states, { ...policy('last'), count: 12, keep: 'state', seed: 'x', threads: 0 })
        .all(),
    );
  });

  it('before it has begun is an error too', async () => {
    const lame = createPool({ threads: 2, worker: new URL('./nowhere.js', import.meta.url) });
    await expect(lame.playouts(states, { count: 4 }).all()).rejects.toMatchObject({
      kind: 'worker-died',
      state: 0,
      game: 0,
      reason: expect.stringContaining('nowhere.js'),
    });
    const silent = createPool({
      threads: 2,
      worker: () => {
        throw new RangeError('no worker today');
      },
    });
    await expect(silent.playouts(states).all()).rejects.toThrow('no worker today');
    lame.close();
    silent.close();
  });
});

describe('games that nobody waits for any more', () => {
  it.each([0, 2])('end with the reason of the signal: %d threads', async (threads) => {
    const aborted = AbortSignal.abort(new RangeError('changed my mind'));
    await expect(pool.playouts(states, { signal: aborted, threads }).all()).rejects.toThrow(
      'changed my mind',
    );
    const controller = new AbortController();
    let games = 0;
    const whole = (async () => {
      for await (const _ of pool.playouts(states, {
        count: 500,
        most: 50,
        signal: controller.signal,
        threads,
      }))
        if (++games === 5) controller.abort(new RangeError('enough'));
    })();
    await expect(whole).rejects.toThrow('enough');
    expect(games).toBe(5);
    await playsOn();
  });

  it('end where the loop is left', async () => {
    for await (const { game } of pool.playouts(states, { count: 500, most: 50 })) if (game === 3) break;
    await playsOn();
  });

  it('even where a policy never answers: another worker takes the place', async () => {
    const controller = new AbortController();
    const games: number[] = [];
    const whole = (async () => {
      for await (const { state } of pool.playouts(states, {
        ...policy('stuck'),
        signal: controller.signal,
      })) {
        games.push(state);
        if (games.length === 3) controller.abort();
      }
    })();
    await expect(whole).rejects.toMatchObject({ name: 'AbortError' });
    expect(games).toEqual([0, 0, 0]);
    await playsOn();
  });

  it('end when their pool is closed, which plays no more', async () => {
    const short = createPool({ threads: 2 });
    const whole = short.playouts(states, policy('stuck')).all();
    short.close();
    await expect(whole).rejects.toMatchObject({ code: 'pool-closed' });
    await expect(short.playouts(states).all()).rejects.toMatchObject({ code: 'pool-closed' });
  });
});

describe('what is asked for in vain', () => {
  const [state] = states;
  const failing = new Proxy(
    {},
    {
      get: () => {
        throw new TypeError('not for you');
      },
    },
  );
  it.each([
    ['states', 7, {}, /^States are a list/],
    ['a state', [state, {}], {}, /^states\/1 is no state/],
    ['options', [], 7, /^Options are an object/],
    [
      'a misspelt option',
      [],
      { unitl: { turns: 1 } },
      /^There is no option "unitl": options are count, policy, until/,
    ],
    ['a count', [], { count: 0 }, /^count is a whole number from 1/],
    ['a function', [], { policy: () => null }, /^policy is a function, which cannot be sent/],
    [
      'a policy',
      [],
      { policy: 'clever' },
      /^policy is "random", "nimble", "sensible" or a function of a module file/,
    ],
    ['an until', [], { until: { turns: 2, rounds: 2 } }, /^until is \{ turns \} in Second Edition/],
    ['turns', [], { until: { turns: -1 } }, /^until\.turns is a whole number from 0/],
    ['a file', [], { rules: './mine.js' }, /^rules is the whole address of a file/],
    ['a keep', [], { keep: 'all' }, /^keep is "state" or a function/],
    ['a seed', [], { seed: Number.NaN }, /^A seed is a text or a number/],
    ['threads', [], { threads: -1 }, /^threads is a whole number from 0/],
    ['a signal', [], { signal: {} }, /^signal is an AbortSignal/],
    ['options that fail', [], { until: failing }, /cannot be read/],
    ['a state that fails', [failing], {}, /cannot be read/],
  ])('is refused at once: %s', (_, some, options, message) => {
    expect(() => playouts(some as never, options as never)).toThrow(message);
    expect(() => pool.playouts(some as never, options as never)).toThrow(message);
  });
});

describe('what is no state', () => {
  it('is reported where it stands', async () => {
    const [state] = states;
    let shared: unknown = {};
    for (let i = 0; i < 60; i++) shared = { a: shared, b: shared };
    const endless = pool.playouts([state, { ...state, ext: shared }] as never, { most: 1 }).all();
    await expect(endless).rejects.toMatchObject({ code: 'invalid-save' });
    const broken = pool.playouts([state, { ...state, frames: 7n }] as never, { most: 1 }).all();
    await expect(broken).rejects.toThrow('states/1/frames: A bigint is no data.');
    for (const threads of [0, 2])
      await expect(
        pool.playouts([state, { players: [] }] as never, { most: 1, threads }).all(),
      ).rejects.toMatchObject({
        kind: 'unknown-ruleset',
        state: 1,
        reason: expect.stringContaining('no ruleset'),
      });
    expect(() => createPool({ worker: 7 as never })).toThrow('worker is the address of a file');
  });
});

describe('a program that played', () => {
  it.each(['all', 'stuck'])('ends by itself: %s', (how) => {
    const program = fileURLToPath(new URL('./program.mjs', import.meta.url));
    expect(execFileSync(process.execPath, [program, how], { encoding: 'utf8', timeout: 100_000 })).toBe(
      'played 3\n',
    );
  });
});
