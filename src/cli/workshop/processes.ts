import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { type Order, type SimulatedGame, simulate } from '../../workshop/index.js';

/* Games on all cores: the command starts itself again, and gives out the work game by game. */

/** What the command is called with where it plays for another. Nobody types it. */
export const HELPER = 'play-for-another';

/** What a helper sends back: what came of an order, or why nothing did. */
export type SentBack<G> = { readonly done: G } | { readonly failed: string };

/** Does for another what it is sent, one order after the other, and sends back what came of it. */
export function serveAnother<O, G>(work: (order: O) => G | Promise<G>): void {
  // Ctrl-C at the terminal reaches everybody: whoever gives out the work says when it is over.
  process.on('SIGINT', () => {});
  process.on('message', async (order: O) => {
    let back: SentBack<G>;
    try {
      back = { done: await work(order) };
    } catch (error) {
      back = { failed: error instanceof Error ? error.message : String(error) };
    }
    process.send?.(back);
  });
}

/** Plays the games of a simulation that it is sent. */
export const playForAnother = (): void => serveAnother<Order, SimulatedGame>(simulate);

/** Gives a helper one order after the other. */
const employ = <O extends object, G>(
  helper: ChildProcess,
  patience: AbortSignal,
  next: () => O | undefined,
  onDone: (done: G, order: O) => void,
): Promise<void> =>
  new Promise((finished, failed) => {
    let order: O | undefined;
    const giveOut = (): void => {
      order = next();
      if (order === undefined) finished();
      else helper.send(order);
    };
    helper.on('message', (back) => {
      const sent = back as SentBack<G>;
      if ('failed' in sent) return failed(new Error(sent.failed));
      try {
        onDone(sent.done, order as O);
        giveOut();
      } catch (error) {
        failed(error);
      }
    });
    helper.on('error', failed);
    helper.on('exit', () => failed(new Error('A process that played games ended before its time.')));
    patience.addEventListener('abort', () => finished());
    giveOut();
  });

/**
 * Has orders carried out by several processes, until all are or somebody loses patience.
 *
 * @param called - the hidden command that serves
 * @param onDone - told of each that was carried out, in the order in which they are through
 */
export async function shareOut<O extends object, G>(
  called: string,
  orders: readonly O[],
  jobs: number,
  patience: AbortSignal,
  onDone: (done: G, order: O) => void,
): Promise<void> {
  const waiting = orders.values();
  const helpers = Array.from({ length: Math.min(jobs, orders.length) }, () =>
    fork(process.argv[1] ?? '', [called], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  const next = (): O | undefined => waiting.next().value;
  try {
    await Promise.all(helpers.map((helper) => employ(helper, patience, next, onDone)));
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

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
  const played = new Map<string, SimulatedGame>();
  await shareOut<Order, SimulatedGame>(HELPER, orders, jobs, patience, (game) => {
    played.set(game.seed, game);
    onPlayed(played.size);
  });
  return orders.flatMap(({ seed }) => played.get(seed) ?? []);
}
