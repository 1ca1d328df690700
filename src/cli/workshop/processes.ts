import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { type Order, type SimulatedGame, simulate } from '../../workshop/index.js';
import { type Queued, sendOut } from './queue/sending.js';
import type { Asked } from './tournament/watched.js';

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

/** An order whose helper says who is asked: who says nothing for too long is stopped, and the order carried out without it. */
interface Watched {
  readonly silence?: number | null;
  readonly silenced?: readonly number[];
}

/** Milliseconds that a helper has to notice by itself that somebody says nothing. */
const GRACE = 1_000;

/** A process of this command that plays for it. */
export class Helper {
  private child: ChildProcess;
  private gone: Error | null = null;
  private waiting: ((error: Error) => void) | null = null;

  /** @param called - the hidden command that serves */
  constructor(private readonly called: string) {
    this.child = this.started();
  }

  /** Has an order carried out, one at a time. */
  carryOut<O extends object, G>(order: O): Promise<G> {
    return new Promise((done, failed) => {
      if (this.gone) return failed(this.gone);
      this.waiting = failed;
      const { child } = this;
      const { silence, silenced = [] } = order as Watched;
      let timer: NodeJS.Timeout | undefined;
      const stop = (seat: number): void => {
        child.removeAllListeners();
        child.kill('SIGKILL');
        this.child = this.started();
        this.carryOut<O, G>({ ...order, silenced: [...silenced, seat] }).then(done, failed);
      };
      const hear = (back: SentBack<G> | Asked): void => {
        clearTimeout(timer);
        if ('asked' in back) {
          const { asked } = back;
          if (asked !== null && silence) timer = setTimeout(() => stop(asked), silence + GRACE);
          return;
        }
        child.off('message', hear);
        this.waiting = null;
        if ('failed' in back) failed(new Error(back.failed));
        else done(back.done);
      };
      child.on('message', hear);
      child.send(order);
    });
  }

  /** It is needed no more. */
  dismiss(): void {
    this.child.kill();
  }

  private started(): ChildProcess {
    const child = fork(process.argv[1] ?? '', [this.called], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('error', (error) => this.end(error));
    child.on('exit', () => this.end(new Error('A process that played games ended before its time.')));
    return child;
  }

  private end(error: Error): void {
    this.gone = error;
    this.waiting?.(error);
    this.waiting = null;
  }
}

/** Who carries out orders: so many processes here, or the workers of a queue. */
export type Hands = { readonly jobs: number } | { readonly queue: Queued };

/**
 * Has orders carried out, until all are or somebody loses patience.
 *
 * @param called - the hidden command that serves
 * @param onDone - told of each that was carried out, in the order in which they are through
 */
export async function shareOut<O extends object, G>(
  called: string,
  orders: readonly O[],
  hands: Hands,
  patience: AbortSignal,
  onDone: (done: G, order: O) => void,
): Promise<void> {
  if ('queue' in hands) return sendOut(called, orders, hands.queue, patience, onDone);
  const waiting = orders.values();
  const helpers = Array.from({ length: Math.min(hands.jobs, orders.length) }, () => new Helper(called));
  const employ = async (helper: Helper): Promise<void> => {
    for (const order of waiting) onDone(await helper.carryOut<O, G>(order), order);
  };
  const lost = new Promise<void>((resolve) => patience.addEventListener('abort', () => resolve()));
  try {
    await Promise.race([Promise.all(helpers.map(employ)), lost]);
  } finally {
    for (const helper of helpers) helper.dismiss();
  }
}

/**
 * Plays games by several hands, until all are played or somebody loses patience.
 *
 * @param onPlayed - told how many games were played to their end
 * @returns those games, in the order in which they were asked for
 */
export async function playAll(
  orders: readonly Order[],
  hands: Hands,
  patience: AbortSignal,
  onPlayed: (games: number) => void,
): Promise<readonly SimulatedGame[]> {
  const played = new Map<string, SimulatedGame>();
  await shareOut<Order, SimulatedGame>(HELPER, orders, hands, patience, (game) => {
    played.set(game.seed, game);
    onPlayed(played.size);
  });
  return orders.flatMap(({ seed }) => played.get(seed) ?? []);
}
