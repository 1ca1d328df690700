import process from 'node:process';

/* A bot may compute for ever or end its process: its name is sent before it is asked, and the parent plays the game without it. */

/** A helper's notice: the seats of the bot that is asked, or that it has answered. */
export interface Asked {
  readonly asked: readonly number[] | null;
}

/** Seats of a bot that was stopped or ended its process: they forfeit from the beginning. */
export interface Silenced {
  readonly seats: readonly number[];
  /** What it did; follows its name in a message. */
  readonly why: string;
}

/** Tells the parent process; a bot may have disconnected it. */
export const tellParent = (message: object): void => {
  process.send?.(message, undefined, undefined, () => {});
};

/** Names the bot of these seats while it is asked. */
export async function asking<V>(seats: readonly number[], ask: () => V | Promise<V>): Promise<V> {
  tellParent({ asked: seats } satisfies Asked);
  try {
    return await ask();
  } finally {
    tellParent({ asked: null } satisfies Asked);
  }
}

export function askingNow<V>(seats: readonly number[], ask: () => V): V {
  tellParent({ asked: seats } satisfies Asked);
  try {
    return ask();
  } finally {
    tellParent({ asked: null } satisfies Asked);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what a file gives is what its author says
type AnyPlayer = any;

const functions = ['begin', 'observe', 'choose', 'end'] as const;

/** An author's player, announced to the parent while it is asked. */
export function watched(player: AnyPlayer, seat: number): AnyPlayer {
  const calls = functions
    .filter((name) => typeof player?.[name] === 'function')
    .map((name) => [name, (...given: unknown[]) => asking([seat], () => player[name](...given))]);
  return { name: player?.name, ...Object.fromEntries(calls) };
}

/** A stand-in for a bot that plays no more, with the reason. */
export const failingPlayer = (name: string, error: Error): AnyPlayer => ({
  name,
  begin: () => Promise.reject(error),
  choose: () => null,
});
