import type { Clock } from '../player.js';

/* Time for players who may take some: read in one place, so that tests can bring a time of their own. */

/** What tells the time. */
export interface Timepiece {
  /** Milliseconds since any moment. */
  now(): number;
  /** Calls back after so many milliseconds; what it gives calls that off. */
  after(milliseconds: number, call: () => void): () => void;
}

/** The clock of the machine. */
export const machineTime: Timepiece = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Of whoever plays without a budget. */
export const endlessClock: Clock = /* @__PURE__ */ Object.freeze({
  budget: null,
  remaining: () => Number.POSITIVE_INFINITY,
  // Made when somebody asks for it: nobody ever aborts it.
  get signal() {
    return new AbortController().signal;
  },
});

/** What came of waiting for somebody. */
export type Waited<R> = { readonly took: number } & (
  | { readonly came: 'answer'; readonly answer: R }
  | { readonly came: 'error'; readonly error: unknown }
  | { readonly came: 'nothing' }
  | { readonly came: 'stop' }
);

/** How long somebody is waited for. */
export interface Patience {
  readonly time: Timepiece;
  /** Milliseconds; `null` for as long as it takes. */
  readonly budget: number | null;
  /** Ends the waiting. */
  readonly stop: AbortSignal | undefined;
}

/** Asks somebody who may answer with a promise, and waits no longer than the budget. Never rejects. */
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
        // Whoever still thinks may stop now.
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

/** Whether an answer is still to come. */
export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';

/** Lets others have their turn: a game of quick bots would leave none to timers and signals. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
