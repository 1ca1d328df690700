import type { Clock } from '../player.js';

/** A source of time, so that tests can bring their own. */
export interface Timepiece {
  /** Milliseconds since a fixed moment. */
  now(): number;
  /** Calls back after this many milliseconds. The returned function cancels the call. */
  after(milliseconds: number, call: () => void): () => void;
}

export const machineTime: Timepiece = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const endlessClock: Clock = /* @__PURE__ */ Object.freeze({
  budget: null,
  remaining: () => Number.POSITIVE_INFINITY,
  // Made on first use: nothing ever aborts it.
  get signal() {
    return new AbortController().signal;
  },
});

export type Waited<R> = { readonly took: number } & (
  | { readonly came: 'answer'; readonly answer: R }
  | { readonly came: 'error'; readonly error: unknown }
  | { readonly came: 'nothing' }
  | { readonly came: 'stop' }
);

export interface Patience {
  readonly time: Timepiece;
  /** Milliseconds; `null` for no limit. */
  readonly budget: number | null;
  readonly stop: AbortSignal | undefined;
}

/** Asks a player who may answer with a promise, and waits no longer than the budget. Never rejects. */
export async function waited<R>(
  { time, budget, stop }: Patience,
  ask: (clock: Clock) => R | Promise<R>,
): Promise<Waited<R>> {
  const began = time.now();
  const took = (): number => time.now() - began;
  const isOver = (): boolean => budget !== null && took() > budget;
  const controller = new AbortController();
  const clock: Clock = Object.freeze({
    budget,
    remaining: () => (budget === null ? Number.POSITIVE_INFINITY : Math.max(0, budget - took())),
    signal: controller.signal,
  });
  try {
    const answer = ask(clock);
    if (!isPromise(answer))
      return isOver() ? { came: 'nothing', took: took() } : { came: 'answer', answer, took: took() };
    return await new Promise((resolve) => {
      const settle = (waited: Waited<R>): void => {
        callOff();
        stop?.removeEventListener('abort', onStop);
        resolve(waited);
        // Tells a player who is still thinking to stop.
        if (waited.came === 'nothing' || waited.came === 'stop') controller.abort();
      };
      const onStop = (): void => settle({ came: 'stop', took: took() });
      const onLapse = (): void => settle({ came: 'nothing', took: took() });
      const callOff = budget === null ? () => {} : time.after(Math.max(0, budget - took()), onLapse);
      stop?.addEventListener('abort', onStop);
      Promise.resolve(answer).then(
        (value) => (isOver() ? onLapse() : settle({ came: 'answer', answer: value, took: took() })),
        (error: unknown) => settle({ came: 'error', error, took: took() }),
      );
    });
  } catch (error) {
    return { came: 'error', error, took: took() };
  }
}

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';

/** Yields to the event loop: quick bots alone would starve timers and signals. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
