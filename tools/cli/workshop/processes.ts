import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { type Order, type SimulatedGame, simulate } from '../../workshop/index.js';
import { type Queued, sendOut } from './queue/sending.js';
import { type Asked, type Silenced, tellParent } from './tournament/watched.js';

/* Plays games on all cores: the command starts itself again, and hands out the work game by game. */

export const HELPER = 'play-for-another';

export type SentBack<G> = { readonly done: G } | { readonly failed: string };

/** What is sent back for an order. */
export async function carriedOut<G>(work: () => G | Promise<G>): Promise<SentBack<G>> {
  try {
    return { done: await work() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

export function serveAnother<O, G>(work: (order: O) => G | Promise<G>): void {
  // Ctrl-C in a terminal reaches every process; the parent decides when to stop.
  process.on('SIGINT', () => {});
  process.on('message', async (order: O) => tellParent(await carriedOut(() => work(order))));
}

export const playForAnother = (): void => serveAnother<Order, SimulatedGame>(simulate);

/** A bot that stays silent too long, or ends the process, loses its seat, and the order is repeated without it. */
interface Watched {
  readonly silence?: number | null;
  readonly silenced?: readonly Silenced[];
}

/** Starts for an order whose process ends before a bot was asked. */
const STARTS = 3;

/** Milliseconds in which a helper may notice a silent bot by itself. */
const GRACE = 1_000;

export class Helper {
  private child: ChildProcess | null = null;
  private dismissed = false;

  constructor(private readonly called: string) {}

  /** Has an order carried out, one at a time. @throws Error if it fails, or once the helper is dismissed */
  async carryOut<O extends object, G>(order: O): Promise<G> {
    let { silenced = [] } = order as Watched;
    for (let start = 1; ; ) {
      const back = await this.tryOut<G>(silenced.length === 0 ? order : { ...order, silenced });
      // Its process may have answered before the signal reached it.
      if (this.dismissed) throw new Error('Nobody waits for this game any more.');
      if ('done' in back) return back.done;
      if ('failed' in back) throw new Error(back.failed);
      const { seats, why } = back.ended;
      if (seats !== null) silenced = [...silenced, { seats, why }];
      else if (start++ >= STARTS) throw new Error(`A process that played games ${why} before its time.`);
    }
  }

  dismiss(): void {
    this.dismissed = true;
    this.child?.kill();
  }

  /** Has an order carried out by the current process or a new one; or names the bot that ended it. */
  private tryOut<G>(order: object): Promise<SentBack<G> | { readonly ended: Ended }> {
    const { silence } = order as Watched;
    const child = this.child ?? this.started();
    this.child = child;
    return new Promise((come) => {
      let timer: NodeJS.Timeout | undefined;
      let asked: readonly number[] | null = null;
      const leave = (with_: SentBack<G> | { readonly ended: Ended }): void => {
        clearTimeout(timer);
        child.off('message', hear).off('exit', onExit).off('error', onError);
        come(with_);
      };
      const end = (why: string): void => {
        this.child = null;
        child.kill('SIGKILL');
        leave({ ended: { seats: asked, why } });
      };
      const hear = (back: SentBack<G> | Asked): void => {
        clearTimeout(timer);
        if (!('asked' in back)) return leave(back);
        // No bot is being asked: the last one asked may still have caused the end of the process.
        if (back.asked === null) return;
        asked = back.asked;
        if (silence)
          timer = setTimeout(
            () => end(`answered nothing for ${silence} ms and was stopped`),
            silence + GRACE,
          );
      };
      const onExit = (code: number | null, signal: string | null): void =>
        end(`ended its process (${signal ?? `exit code ${code}`})`);
      const onError = (error: Error): void => end(`could not be started or told anything (${error.message})`);
      child.on('message', hear).on('exit', onExit).on('error', onError);
      child.send(order, (error) => {
        if (error) onError(error);
      });
    });
  }

  private started(): ChildProcess {
    const child = fork(process.argv[1] ?? '', [this.called], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // A bot may disconnect the process, which then sends nothing more.
    child.on('disconnect', () => child.kill('SIGKILL'));
    child.on('exit', () => {
      if (this.child === child) this.child = null;
    });
    // The waiting caller gets the error; between two orders there is none.
    child.on('error', () => {});
    return child;
  }
}

interface Ended {
  /** The seats of the last bot asked; `null` if none was asked. */
  readonly seats: readonly number[] | null;
  readonly why: string;
}

export type Hands = { readonly jobs: number } | { readonly queue: Queued };

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

/** Plays until all games are played or the caller loses patience. `onPlayed` gets the number of finished games. */
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
