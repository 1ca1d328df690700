/* What Node, Bun and Deno have and browsers lack: `worker_threads`, and the number of cores. */

/** A worker of `node:worker_threads`, as far as it is used. */
export interface ThreadLike {
  /** Sends a message to the thread. */
  postMessage(message: unknown): void;
  /** Listens to messages of the thread. */
  on(event: 'message', listener: (value: never) => void): unknown;
  /** Listens to its errors. */
  on(event: 'error' | 'messageerror', listener: (error: unknown) => void): unknown;
  /** Listens to its end. */
  on(event: 'exit', listener: (code: number) => void): unknown;
  /** Keeps the process running while the thread runs. */
  ref(): void;
  /** Lets the process end while the thread runs. */
  unref(): void;
  /** Ends the thread. */
  terminate(): unknown;
}

interface Builtins {
  readonly 'node:worker_threads': {
    readonly Worker: new (file: URL) => ThreadLike;
    readonly parentPort: ThreadLike | null;
  };
  readonly 'node:os': { readonly availableParallelism: () => number };
}

/**
 * A module of the run time, where it has such. It is asked for by name when the program runs, so that no bundler for browsers looks for it.
 */
export function builtin<N extends keyof Builtins>(name: N): Builtins[N] | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  return process?.getBuiltinModule?.(name) as Builtins[N] | undefined;
}
