import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Message, Order, Setting } from '../../src/threads/messages.js';
import { Pool } from '../../src/threads/pool.js';
import { type Playout, Run } from '../../src/threads/run.js';
import type { Listener } from '../../src/threads/spawning.js';

/* How a pool gives out games, with workers that do what the test says. */

const setting: Setting = {
  count: 4,
  seed: 's',
  policy: 'random',
  until: null,
  most: 1,
  check: true,
  keep: null,
  rules: null,
};

/** A worker that plays nothing until it is told to. */
class Worker {
  readonly orders: Order[] = [];
  readonly forgotten: number[] = [];
  progress: Int32Array | null = null;
  held = false;
  ended = false;
  constructor(private readonly listener: Listener) {}

  post(message: Message): void {
    if ('order' in message) this.orders.push(message);
    else if ('forget' in message) this.forgotten.push(message.forget);
    else this.progress = message.progress;
  }

  /** Begins the game of that number of its first order. */
  begin(game = 0): Order {
    const [order] = this.orders;
    if (order === undefined) throw new Error('The worker was given nothing.');
    this.progress?.set([order.order, game]);
    return order;
  }

  /** Answers its first order. */
  answer(took = 25): void {
    const { order, from, to } = this.begin();
    this.orders.shift();
    const games = Array.from({ length: to - from }, (_, at) => ({
      actions: from + at,
      outcome: null,
      kept: null,
    }));
    const answer: Answer = { order, games: JSON.stringify(games), took, failed: null };
    this.listener.answer(answer);
  }

  die = (): void => this.listener.died('so it was');
  hold(): void {
    this.held = true;
  }
  release(): void {
    this.held = false;
  }
  end(): void {
    this.ended = true;
  }
}

function table(states = 10, { threads = 2, ahead = Number.POSITIVE_INFINITY, count = 4 } = {}) {
  const workers: Worker[] = [];
  const pool = new Pool((listener) => {
    const worker = new Worker(listener);
    workers.push(worker);
    return worker;
  });
  const texts = Array.from({ length: states }, (_, index) => ({ index }));
  const run = (): Run => new Run(pool, texts, { ...setting, count }, threads, ahead);
  return { workers, pool, run };
}

const worker = (workers: readonly Worker[], at: number): Worker => {
  const found = workers[at];
  if (found === undefined) throw new Error(`There are ${workers.length} workers.`);
  return found;
};

const spans = ({ orders }: Worker) => orders.map(({ from, to }) => `${from}-${to}`);

/** Takes games, with all workers answering whenever nothing is left. */
async function taken(
  run: Run,
  workers: readonly Worker[],
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const games: number[] = [];
  while (games.length < most) {
    const next = run.take();
    for (const one of workers) if (one.orders.length > 0 && !one.ended) one.answer();
    const game = await next;
    if (game === null) break;
    games.push(game.actions);
  }
  return games;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a pool', () => {
  it('starts a worker when all others have something to play, and gives each two pieces at most', () => {
    const { workers, run } = table();
    const first = run();
    expect(workers).toHaveLength(0);
    void first.take();
    expect(workers.map(spans)).toEqual([
      ['0-1', '2-3'],
      ['1-2', '3-4'],
    ]);
    worker(workers, 0).answer();
    worker(workers, 0).answer();
    expect(workers).toHaveLength(2);
    expect(workers.map(({ orders }) => orders.length)).toEqual([2, 2]);
    expect(workers.every(({ held }) => held)).toBe(true);
  });

  it('gives longer pieces where games are short, and short ones at the end', async () => {
    const { workers, run } = table(100);
    const games = run();
    const sizes: number[] = [];
    const next = games.take();
    while (workers.some(({ orders }) => orders.length > 0))
      for (const one of workers)
        if (one.orders.length > 0) {
          const { from, to } = one.begin();
          sizes.push(to - from);
          one.answer(1);
        }
    await next;
    expect(sizes.reduce((sum, size) => sum + size)).toBe(400);
    expect(Math.max(...sizes)).toBeGreaterThan(30);
    expect(sizes.at(-1)).toBe(1);
    expect(await taken(games, workers)).toEqual(upTo(400).slice(1));
    games.leave();
    expect(workers.some(({ held }) => held)).toBe(false);
  });

  it('plays no more games before they are taken than it may', async () => {
    const { workers, run } = table(10, { ahead: 3 });
    const games = run();
    const next = games.take();
    let answered = 0;
    for (const one of workers)
      while (one.orders.length > 0) {
        one.answer();
        answered++;
      }
    expect(answered).toBe(3);
    expect((await next)?.actions).toBe(0);
    expect(await taken(games, workers)).toEqual(upTo(40).slice(1));
  });

  it('sends each state once to a worker', async () => {
    const { workers, run } = table(6, { count: 9 });
    const seen: number[][] = [];
    const games = run();
    const next = games.take();
    while (workers.some(({ orders }) => orders.length > 0))
      workers.forEach((one, at) => {
        if (one.orders.length === 0) return;
        const { states, from, to, setting: told } = one.begin();
        seen[at] ??= [];
        expect(told === null).toBe(seen[at].length > 0);
        for (const [index, text] of states) {
          expect(JSON.parse(text)).toEqual({ index });
          seen[at].push(index);
        }
        expect(seen[at]).toContain(Math.floor(from / 9));
        expect(seen[at]).toContain(Math.floor((to - 1) / 9));
        one.answer();
      });
    await next;
    for (const list of seen) expect(new Set(list).size).toBe(list.length);
    expect(seen.flat().length).toBeGreaterThan(6);
  });
});

describe('a worker that dies', () => {
  it('in a game ends the run there: the games before it are played by others, and none after it', async () => {
    const { workers, run } = table();
    const games = run();
    const next = games.take();
    for (const one of [0, 1, 0, 1]) worker(workers, one).answer(5);
    // Its piece begins with game 4, and the third of it is the one.
    const { from, to } = worker(workers, 0).begin(2);
    expect([from, to]).toEqual([4, 8]);
    worker(workers, 0).die();
    expect(worker(workers, 0).ended).toBe(true);
    expect((await next)?.actions).toBe(0);
    const before: (Playout | null)[] = [];
    await expect(
      (async () => {
        for (;;) {
          const game = games.take();
          for (const one of workers) if (one.orders.length > 0 && !one.ended) one.answer();
          before.push(await game);
        }
      })(),
    ).rejects.toMatchObject({ state: 1, game: 2, kind: 'worker-died', seed: 's/1/2' });
    expect(before.map((game) => game?.actions)).toEqual([1, 2, 3, 4, 5]);
    expect(workers.length).toBe(3);
  });

  it('of another run takes nothing from this one', async () => {
    const { workers, run } = table(2);
    const [one, other] = [run(), run()];
    const failing = one.take();
    const next = other.take();
    expect(worker(workers, 0).orders).toHaveLength(4);
    worker(workers, 0).begin();
    worker(workers, 0).die();
    await expect(failing).rejects.toMatchObject({ kind: 'worker-died', state: 0, game: 0 });
    one.leave();
    for (const each of workers) if (!each.ended && each.orders.length > 0) each.answer();
    for (const each of workers) if (!each.ended && each.orders.length > 0) each.answer();
    for (const each of workers) if (!each.ended && each.orders.length > 0) each.answer();
    expect((await next)?.actions).toBe(0);
    expect(await taken(other, workers)).toEqual(upTo(8).slice(1));
  });

  it('after an answer, of what its game left behind, is reported with that game', async () => {
    const { workers, run } = table();
    const games = run();
    const next = games.take();
    worker(workers, 0).answer();
    worker(workers, 0).die();
    await expect(next).rejects.toMatchObject({
      state: 0,
      game: 0,
      reason: 'The worker that played it died after it: so it was.',
    });
  });

  it('where threads share no memory is reported with all games that it may have been', async () => {
    vi.stubGlobal('SharedArrayBuffer', undefined);
    const { workers, run } = table();
    const games = run();
    const first = games.take();
    for (const one of [0, 1, 0, 1]) worker(workers, one).answer(5);
    expect((await first)?.actions).toBe(0);
    expect(await taken(games, [], 3)).toEqual([1, 2, 3]);
    const next = games.take();
    expect(worker(workers, 0).progress).toBeNull();
    worker(workers, 0).die();
    await expect(next).rejects.toMatchObject({
      state: 1,
      game: 0,
      reason:
        'The worker that played it died: so it was. This game or one of the 3 after it was being played.',
    });
  });

  it('before it began anything is reported with the game that it was to begin with', async () => {
    const { workers, run } = table();
    const next = run().take();
    worker(workers, 0).die();
    await expect(next).rejects.toMatchObject({ state: 0, game: 0, kind: 'worker-died' });
  });
});

describe('a run that nobody waits for any more', () => {
  it('is forgotten by the workers, and keeps no process alive', () => {
    const { workers, run } = table();
    const games = run();
    void games.take();
    games.leave();
    expect(Atomics.load(games.stop as Int32Array, 0)).toBe(1);
    expect(workers.map(({ forgotten }) => forgotten)).toEqual([[games.id], [games.id]]);
    expect(workers.some(({ held }) => held)).toBe(false);
  });

  it('costs a worker its place only if it does not come back from it', async () => {
    vi.useFakeTimers();
    const { workers, run } = table();
    const games = run();
    void games.take();
    games.leave();
    const others = run();
    const next = others.take();
    vi.advanceTimersByTime(1_900);
    worker(workers, 0).answer();
    worker(workers, 0).answer();
    vi.advanceTimersByTime(1_900);
    expect(workers.map(({ ended }) => ended)).toEqual([false, true, false]);
    for (const each of workers) while (!each.ended && each.orders.length > 0) each.answer();
    expect((await next)?.actions).toBe(0);
    expect(await taken(others, workers)).toEqual(upTo(40).slice(1));
  });
});
