import { InvalidArgumentError } from '../kernel/index.js';
import { builtin, type ThreadLike } from './builtins.js';
import type { Answer, Message } from './messages.js';

/* How workers are started: threads of Node, Bun and Deno, Web Workers elsewhere, or the calling thread in the place of one. */

/** A worker, as the pool talks to it. It does not keep the process alive unless it is held. */
export interface Port {
  post(message: Message): void;
  /** The process waits for it. */
  hold(): void;
  /** The process need not wait. */
  release(): void;
  end(): void;
}

/** Who hears a worker. */
export interface Listener {
  answer(answer: Answer): void;
  /** It does not work any more. */
  died(why: string): void;
}

/** Starts a worker. */
export type Spawn = (listener: Listener) => Port;

/** A Web Worker, as far as it is used. */
export interface WebWorkerLike {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Listens to its messages and errors. */
  addEventListener(event: string, listener: (event: unknown) => void): void;
  /** Ends the worker. */
  terminate(): void;
}

/** What starts a worker: the address of the file that it runs, or a function that makes it. */
export type WorkerSource = URL | (() => ThreadLike | WebWorkerLike);

/** How many threads run at once here. */
export const cores = (): number =>
  builtin('node:os')?.availableParallelism() ?? globalThis.navigator?.hardwareConcurrency ?? 1;

/** Starts a worker of this package, or of a source. @throws InvalidArgumentError where there are no workers */
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
  // In this form bundlers know it for a worker, and bundle its file.
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

/** The calling thread in the place of a worker: it plays an order at a time, and other work of the thread comes between them. */
export const inCallingThread: Spawn = ({ answer, died }) => {
  const loaded = import('./playing.js').then(({ player }) => player());
  // Who waits for an order hears of it.
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
