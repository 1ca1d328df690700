import { InvalidArgumentError } from '../kernel/index.js';
import { builtin, type ThreadLike } from './builtins.js';
import type { Answer, Message } from './messages.js';

/* Starts workers: threads of Node, Bun and Deno, Web Workers elsewhere, or the calling thread instead. */

/** A worker, as the pool uses it. It keeps the process alive only while held. */
export interface Port {
  post(message: Message): void;
  hold(): void;
  release(): void;
  end(): void;
}

export interface Listener {
  answer(answer: Answer): void;
  died(why: string): void;
}

export type Spawn = (listener: Listener) => Port;

/** The used part of a Web Worker. */
export interface WebWorkerLike {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Listens to its messages and errors. */
  addEventListener(event: string, listener: (event: unknown) => void): void;
  /** Ends the worker. */
  terminate(): void;
}

/** The address of a worker's file, or a function that starts one. */
export type WorkerSource = URL | (() => ThreadLike | WebWorkerLike);

export const cores = (): number =>
  builtin('node:os')?.availableParallelism() ?? globalThis.navigator?.hardwareConcurrency ?? 1;

/**
 * Starts a worker of this package, or of a source.
 *
 * @throws InvalidArgumentError if the runtime has no workers
 */
export function spawning(source?: WorkerSource): Spawn {
  return (listener) => {
    const worker = source === undefined ? ownWorker() : made(source);
    return 'on' in worker ? threadPort(worker, listener) : webPort(worker, listener);
  };
}

function ownWorker(): ThreadLike | WebWorkerLike {
  const threads = builtin('node:worker_threads');
  if (threads) return new threads.Worker(new URL('./worker.js', import.meta.url));
  assertWorkers();
  // Bundlers recognise a worker in this form, and bundle its file.
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

function made(source: WorkerSource): ThreadLike | WebWorkerLike {
  if (typeof source === 'function') return source();
  const threads = builtin('node:worker_threads');
  if (threads) return new threads.Worker(source);
  assertWorkers();
  return new Worker(source, { type: 'module' });
}

function assertWorkers(): void {
  if (typeof Worker !== 'function')
    throw new InvalidArgumentError('There are no workers here: play with threads: 0, in the calling thread.');
}

const messageOf = (error: unknown): string =>
  error instanceof Error
    ? error.message
    : String((error as { readonly message?: unknown } | null)?.message ?? '');

function threadPort(worker: ThreadLike, { answer, died }: Listener): Port {
  worker.on('message', answer);
  worker.on('error', (error) => died(`it failed outside of its game: ${messageOf(error)}`));
  worker.on('messageerror', (error) => died(`its answer cannot be read: ${messageOf(error)}`));
  worker.on('exit', (code) => died(`it ended with exit code ${code}`));
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    hold: () => worker.ref(),
    release: () => worker.unref(),
    end: () => void worker.terminate(),
  };
}

function webPort(worker: WebWorkerLike, { answer, died }: Listener): Port {
  worker.addEventListener('message', (event) => answer((event as { readonly data: Answer }).data));
  worker.addEventListener('error', (event) =>
    died(`it failed outside of its game: ${messageOf(event) || 'its file cannot be run'}`),
  );
  worker.addEventListener('messageerror', () => died('its answer cannot be read'));
  return {
    post: (message) => worker.postMessage(message),
    hold() {},
    release() {},
    end: () => worker.terminate(),
  };
}

/** The calling thread instead of a worker: it plays one order at a time, with other work of the thread in between. */
export const inCallingThread: Spawn = ({ answer, died }) => {
  const loaded = import('./playing.js').then(({ player }) => player());
  // The caller of an order gets the error.
  loaded.catch(() => {});
  let ended = false;
  async function carryOut(message: Message): Promise<void> {
    try {
      const play = await loaded;
      const answered = await play(message);
      if (answered !== null && !ended) answer(answered);
    } catch (error) {
      if (!ended) died(messageOf(error));
    }
  }
  return {
    post: (message) => void setTimeout(() => ended || void carryOut(message)),
    hold() {},
    release() {},
    end() {
      ended = true;
    },
  };
};
