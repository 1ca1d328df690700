import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { type Order, type SimulatedGame, simulate } from '../../workshop/index.js';
import { type Queued, sendOut } from './queue/sending.js';
import { type Asked, type Silenced, tellParent } from './tournament/watched.js';

/* Games on all cores: the command starts itself again, and gives out the work game by game. */

/** What the command is called with where it plays for another. Nobody types it. */
export const HELPER = 'play-for-another';

/** What a helper sends back: what came of an order, or why nothing did. */
export type SentBack<G> = { readonly done: G } | { readonly failed: string };

/** Does for another what it is sent, one order after the other, and sends back what came of it. */
export function serveAnother<O, G>(work: (order: O) => G | Promise<G>): void {
  // Ctrl-C at the terminal reaches every process: the one that gives out the work says when it is over.
  process.on('SIGINT', () => {});
  process.on('message', async (order: O) => {
    let back: SentBack<G>;
    try {
      back = { done: await work(order) };
    } catch (error) {
      back = { failed: error instanceof Error ? error.message : String(error) };
    }
    tellParent(back);
  });
}

/** Plays the games of a simulation that it is sent. */
export const playForAnother = (): void => serveAnother<Order, SimulatedGame>(simulate);

/** An order whose helper says who is asked: who says nothing for too long, or ends the process, has the order carried out without it. */
interface Watched {
  readonly silence?: number | null;
  readonly silenced?: readonly Silenced[];
}

/** How often a process that ends before anybody was asked is started again for an order. */
const STARTS = 3;

/** Milliseconds that a helper has to notice by itself that somebody says nothing. */
const GRACE = 1_000;

/** A process of this command that plays for it. */
export class Helper {
  private child: ChildProcess | null = null;
  private dismissed = false;

  /** @param called - the hidden command that serves */
  constructor(private readonly called: string) {}

  /** Has an order carried out, one at a time. */
  async carryOut<O extends object, G>(order: O): Promise<G> {
    let { silenced = [] } = order as Watched;
    for (let start = 1; ; ) {
      const back = await this.tryOut<G>(silenced.length === 0 ? order : { ...order, silenced });
      if ('done' in back) return back.done;
      if ('failed' in back) throw new Error(back.failed);
      const { seats, why } = back.ended;
      if (this.dismissed) throw new Error('Nobody waits for this game any more.');
      if (seats !== null) silenced = [...silenced, { seats, why }];
      else if (start++ >= STARTS) throw new Error(`A process that played games ${why} before its time.`);
    }
  }

  /** It is needed no more. */
  dismiss(): void {
    this.dismissed = true;
    this.child?.kill();
  }

  /** Has an order carried out by the process there is, or a new one; or says whose bot it ended with. */
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
        // Nobody has the word now: what ends the process then was begun by the one who had it last.
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
    // A bot may hang up: nothing more is heard of that process.
    child.on('disconnect', () => child.kill('SIGKILL'));
    child.on('exit', () => {
      if (this.child === child) this.child = null;
    });
    // Passed to the waiting caller, if there is one: between two orders there is none.
    child.on('error', () => {});
    return child;
  }
}

/** That a process has ended, or was stopped. */
interface Ended {
  /** The seats of the bot that had the word last; `null` if none had it. */
  readonly seats: readonly number[] | null;
  readonly why: string;
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
