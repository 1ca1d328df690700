/* `worker_threads` and the number of cores: in Node, Bun and Deno, but not in browsers. */

/** The used part of a worker of `node:worker_threads`. */
export interface ThreadLike {
  postMessage(message: unknown): void;
  /** Listens to messages of the thread. */
  on(event: 'message', listener: (value: never) => void): unknown;
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

/** Requested by name at run time, so that bundlers for browsers do not look for it. */
export function builtin<N extends keyof Builtins>(name: N): Builtins[N] | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  return process?.getBuiltinModule?.(name) as Builtins[N] | undefined;
}
