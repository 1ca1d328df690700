import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { type Order, type SimulatedGame, simulate } from '../../workshop/index.js';

/* Games on all cores: the command starts itself again, and gives out the work game by game. */

/** What the command is called with where it plays for another. Nobody types it. */
export const HELPER = 'play-for-another';

/** Plays the games that it is sent, one after the other, and sends back what came of them. */
export function playForAnother(): void {
  // Ctrl-C at the terminal reaches everybody: whoever gives out the work says when it is over.
  process.on('SIGINT', () => {});
  process.on('message', (order: Order) => process.send?.(simulate(order)));
}

/** Gives a helper one game after the other. */
const employ = (
  helper: ChildProcess,
  patience: AbortSignal,
  next: () => Order | undefined,
  onPlayed: (game: SimulatedGame) => void,
): Promise<void> =>
  new Promise((finished, failed) => {
    const giveOut = (): void => {
      const order = next();
      if (order === undefined) finished();
      else helper.send(order);
    };
    helper.on('message', (game) => {
      onPlayed(game as SimulatedGame);
      giveOut();
    });
    helper.on('error', failed);
    helper.on('exit', () => failed(new Error('A process that played games ended before its time.')));
    patience.addEventListener('abort', () => finished());
    giveOut();
  });

/**
 * Plays games in several processes, until all are played or somebody loses patience.
 *
 * @param onPlayed - told how many games were played to their end
 * @returns those games, in the order in which they were asked for
 */
export async function playAll(
  orders: readonly Order[],
  jobs: number,
  patience: AbortSignal,
  onPlayed: (games: number) => void,
): Promise<readonly SimulatedGame[]> {
  const waiting = orders.values();
  const played = new Map<string, SimulatedGame>();
  const helpers = Array.from({ length: Math.min(jobs, orders.length) }, () =>
    fork(process.argv[1] ?? '', [HELPER], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  const next = (): Order | undefined => waiting.next().value;
  try {
    await Promise.all(
      helpers.map((helper) =>
        employ(helper, patience, next, (game) => {
          played.set(game.seed, game);
          onPlayed(played.size);
        }),
      ),
    );
  } finally {
    for (const helper of helpers) helper.kill();
  }
  return orders.flatMap(({ seed }) => played.get(seed) ?? []);
}
