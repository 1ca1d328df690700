import process from 'node:process';

/* A bot that computes for ever leaves its process no time to say so: whoever gave out the game is told who is asked, and stops the process. */

/** What a helper says while it works: which seat is asked, and that it has answered. */
export interface Asked {
  readonly asked: number | null;
}

// biome-ignore lint/suspicious/noExplicitAny: what a file gives is what its author says
type AnyPlayer = any;

const functions = ['begin', 'observe', 'choose', 'end'] as const;

/** A player of somebody's own: as long as it is asked, that is known outside this process. */
export function watched(player: AnyPlayer, seat: number): AnyPlayer {
  const say = (asked: number | null): void => {
    process.send?.({ asked } satisfies Asked);
  };
  const calls = functions
    .filter((name) => typeof player?.[name] === 'function')
    .map((name) => [
      name,
      async (...given: unknown[]) => {
        say(seat);
        try {
          return await player[name](...given);
        } finally {
          say(null);
        }
      },
    ]);
  return { name: player?.name, ...Object.fromEntries(calls) };
}

/** Sits on a seat whose bot was stopped. */
export const silencedPlayer = (name: string, silence: number): AnyPlayer => ({
  name,
  begin: () => Promise.reject(new Error(`it answered nothing for ${silence} ms and was stopped`)),
  choose: () => null,
});
