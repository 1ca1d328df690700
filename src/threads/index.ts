/**
 * Many games at once, on all cores: worker threads in Node, Bun and Deno, Web Workers in browsers. The results are
 * those of one thread.
 *
 * @module threads
 */
import { type DeepReadonly, type Envelope, InvalidArgumentError, readOptions } from '../kernel/index.js';
import { type Asked, type PlayoutsOptions, readAsked, reading, readThreads } from './options.js';
import { Pool } from './pool.js';
import { type Playout, Run } from './run.js';
import { cores, inCallingThread, spawning, type WorkerSource } from './spawning.js';

export type { ThreadLike } from './builtins.js';
export type { FromFile, PlayoutsOptions } from './options.js';
export type { Playout } from './run.js';
export { PlayoutError } from './run.js';
export type { WebWorkerLike, WorkerSource } from './spawning.js';

/** A state or a view of any edition. */
export type AnyPosition = DeepReadonly<Pick<Envelope, 'edition' | 'modules' | 'content' | 'players'>>;

/**
 * Games that are played on request. Each `for await`, and each `all()`, plays the same games, as their seeds are the
 * same. They come in order, state by state. An error comes in its place, after the games before it.
 */
export interface Playouts<K = unknown> extends AsyncIterable<Playout<K>> {
  /** The seed, given or from the system. */
  readonly seed: string | number;
  /**
   * All of them, in a list.
   *
   * @throws PlayoutError for the first game that failed; the reason of the signal if it was aborted
   *
   * @example
   * ```ts
   * const games = await playouts([state], { count: 1000, seed: 'tamalir' }).all();
   * ```
   */
  all(): Promise<Playout<K>[]>;
  /**
   * One after the other on demand: at most `ahead` of them are played in advance. Leaving the loop ends it.
   *
   * @throws PlayoutError for the first game that failed; the reason of the signal if it was aborted
   *
   * @example
   * ```ts
   * for await (const { state, outcome } of playouts(states, { seed: 7 })) if (outcome === null) break;
   * ```
   */
  [Symbol.asyncIterator](): AsyncGenerator<Playout<K>, void, undefined>;
}

/** Options of a pool. */
export interface PoolOptions {
  /** The most workers; the number of cores by default. With 0 or 1 the calling thread plays. */
  readonly threads?: number;
  /**
   * The worker's file, if a bundler does not find it by itself: the address of `runebound-engine`'s
   * `dist/threads/worker.js`, or a function that starts a worker with it.
   */
  readonly worker?: WorkerSource;
}

/** A private pool of workers, which stay warm until they are closed. */
export interface PlayoutPool {
  /** The most workers. */
  readonly threads: number;
  /**
   * Like {@link playouts}, with the workers of this pool; `threads` may ask for fewer.
   *
   * @throws InvalidArgumentError naming what is wrong with the states or the options
   *
   * @example
   * ```ts
   * const games = await pool.playouts([state], { count: 100, seed: 1 }).all();
   * ```
   */
  playouts<K = unknown>(states: readonly AnyPosition[], options?: PlayoutsOptions): Playouts<K>;
  /**
   * Ends its workers. Running games fail with an error with the code `pool-closed`.
   *
   * @example
   * ```ts
   * pool.close();
   * ```
   */
  close(): void;
}

/**
 * Plays games from states or views, on all cores: `count` games of each, at random, by bots, or by a policy from a
 * file.
 *
 * Each game has its own seed, made of the given one, the index of the state and the number of the game: the games are
 * the same with any number of threads. Workers start when needed and stay for the next call; they do not keep the
 * process from ending.
 *
 * @param states - results of `createGame`, `apply`, `parseState` or `viewFor`, of any edition
 * @returns the games, for a `for await` loop, or all at once with `all()`
 * @throws InvalidArgumentError naming what is wrong with the states or the options
 *
 * @example
 * ```ts
 * const games = await playouts([createGame({ players: 2, seed: 1 })], { count: 100, seed: 'tamalir' }).all();
 * const wins = games.filter(({ outcome }) => outcome?.winners.includes(0)).length;
 * ```
 */
export function playouts<K = unknown>(
  states: readonly AnyPosition[],
  options?: PlayoutsOptions,
): Playouts<K> {
  const asked = readAsked(states, options);
  return playoutsBy(asked, asked.threads ?? cores(), sharedPool);
}

/**
 * Makes a pool of workers: to start them with a given function, to set their number, or to end them.
 *
 * @throws InvalidArgumentError for a wrong number of workers or a wrong source
 *
 * @example
 * ```ts
 * const pool = createPool({ threads: 4 });
 * const games = await pool.playouts([state], { count: 1000, seed: 7 }).all();
 * pool.close();
 * ```
 */
export function createPool(options?: PoolOptions): PlayoutPool {
  const { worker, ...read } = readOptions<PoolOptions>(options, ['threads', 'worker']);
  const threads = readThreads(read.threads) ?? cores();
  if (worker !== undefined && typeof worker !== 'function' && !reading(() => worker instanceof URL))
    throw new InvalidArgumentError(
      'worker is the address of a file, a URL, or a function that starts a worker.',
    );
  const workers = new Pool(spawning(worker));
  const here = new Pool(inCallingThread);
  const poolFor = (many: number): Pool => (many > 1 ? workers : here);
  return Object.freeze({
    threads,
    playouts<K>(states: readonly AnyPosition[], given?: PlayoutsOptions) {
      const asked = readAsked(states, given);
      return playoutsBy<K>(asked, Math.min(asked.threads ?? threads, threads), poolFor);
    },
    close() {
      workers.close();
      here.close();
    },
  });
}

let pools: { readonly workers: Pool; readonly here: Pool } | null = null;

function sharedPool(many: number): Pool {
  pools ??= { workers: new Pool(spawning()), here: new Pool(inCallingThread) };
  return many > 1 ? pools.workers : pools.here;
}

function playoutsBy<K>(
  { states, setting, ahead, signal }: Asked,
  many: number,
  poolFor: (many: number) => Pool,
): Playouts<K> {
  const threads = Math.max(1, many);

  async function* games(most: number): AsyncGenerator<Playout<K>, void, undefined> {
    signal?.throwIfAborted();
    const run = new Run(poolFor(threads), states, setting, threads, most);
    const abort = (): void => run.fail(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      for (;;) {
        const game = await run.take();
        if (game === null) return;
        yield game as Playout<K>;
      }
    } finally {
      signal?.removeEventListener('abort', abort);
      run.leave();
    }
  }

  return Object.freeze({
    seed: setting.seed,
    async all() {
      const list: Playout<K>[] = [];
      for await (const game of games(Number.POSITIVE_INFINITY)) list.push(game);
      return list;
    },
    [Symbol.asyncIterator]: () => games(ahead),
  });
}
