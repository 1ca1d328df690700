import process from 'node:process';

/*
 * A bot that computes for ever, or ends its process, leaves that process no time to report it. So the process names the bot before it asks it, and
 * the parent, which gave out the game, stops the process and has the game played without that bot.
 */

/** What a helper says while it works: the seats whose bot has the word, and that it has answered. */
export interface Asked {
  readonly asked: readonly number[] | null;
}

/** Seats whose bot was stopped, or has ended its process: they are forfeited from the beginning. */
export interface Silenced {
  readonly seats: readonly number[];
  /** What it did, after its name. */
  readonly why: string;
}

/** Tells the process that gave out the work. A bot may have hung up: then nobody hears it. */
export const tellParent = (message: object): void => {
  process.send?.(message, undefined, undefined, () => {});
};

/** Says that the bot of these seats has the word while something is done. */
export async function asking<V>(seats: readonly number[], ask: () => V | Promise<V>): Promise<V> {
  tellParent({ asked: seats } satisfies Asked);
  try {
    return await ask();
  } finally {
    tellParent({ asked: null } satisfies Asked);
  }
}

/** The same for what answers at once. */
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

/** A player of somebody's own: as long as it is asked, that is known outside this process. */
export function watched(player: AnyPlayer, seat: number): AnyPlayer {
  const calls = functions
    .filter((name) => typeof player?.[name] === 'function')
    .map((name) => [name, (...given: unknown[]) => asking([seat], () => player[name](...given))]);
  return { name: player?.name, ...Object.fromEntries(calls) };
}

/** Sits on a seat whose bot plays no more, and says why. */
export const failingPlayer = (name: string, error: Error): AnyPlayer => ({
  name,
  begin: () => Promise.reject(error),
  choose: () => null,
});
