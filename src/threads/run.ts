import { copyData, InvalidSaveError, type Outcome } from '../kernel/index.js';
import { PlayoutError } from './failed.js';
import type { Answer, Setting, Thrown, Told } from './messages.js';
import { seedOf } from './messages.js';

/* A run: the games of a list of states, cut into pieces, given out, and put together again in their order. */

/** What came of a game. `K` is what `keep` keeps. */
export interface Playout<K = unknown> {
  /** The state that the game began at, by index. */
  readonly state: number;
  /** Which of the games of that state, from 0. */
  readonly game: number;
  /** The seed of the game: `ruleset.simulate(states[state], { seed })` is the same game. */
  readonly seed: string;
  /** How many actions were taken. */
  readonly actions: number;
  /** How the game ended; `null` if it was left before its end. */
  readonly outcome: Outcome | null;
  /** What `keep` asks for; `null` if nothing is kept. */
  readonly kept: K;
}

/** Games that are played by one worker at a stretch. */
export interface Piece {
  readonly from: number;
  to: number;
  /** What came of them, once it is known. */
  games: Playout[] | null;
  /** What ended the piece, after its games. */
  error: Error | null;
}

/** The workers that play the pieces of runs. */
export interface Workers {
  /** @throws EngineError if they play no more */
  enter(run: Run): void;
  leave(run: Run): void;
  /** The worker that is to have a piece of a run next; `null` if all have enough. */
  freeHand(run: Run): { send(run: Run, piece: Piece): void } | null;
}

/** Milliseconds that a piece should take: long enough that sending it counts for nothing, short enough that the last ones end together. */
const STRETCH = 25;

let runs = 0;

const dead = (message: string): Thrown => ({ name: 'Error', code: 'worker-died', message, rule: null });

/** Shared memory where threads may share it: pages of browsers mostly may not. */
export function shared(length: number): Int32Array | null {
  try {
    return new Int32Array(new SharedArrayBuffer(4 * length));
  } catch {
    return null;
  }
}

/** A run. It is given out as far as its games are taken, and no further than `ahead` games. */
export class Run {
  readonly id: number = ++runs;
  readonly stop: Int32Array | null = shared(1);
  ended = false;
  private readonly texts = new Map<number, string>();
  /** Those given out, in their order; what is before `first` was taken. */
  private readonly pieces: Piece[] = [];
  private readonly again: Piece[] = [];
  /** The first game that was not given out yet, and the first that never will be. */
  private next = 0;
  private end: number;
  private taken = 0;
  private size = 1;
  private failure: { readonly reason: unknown } | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly pool: Workers,
    private readonly states: readonly unknown[],
    readonly setting: Setting,
    readonly threads: number,
    private readonly ahead: number,
  ) {
    this.end = states.length * setting.count;
    pool.enter(this);
  }

  /** The next game, in their order; `null` once there is none. @throws PlayoutError for a game that failed, and what `fail` was told */
  async take(): Promise<Playout | null> {
    for (;;) {
      if (this.failure) throw this.failure.reason;
      const [piece] = this.pieces;
      if (piece === undefined && this.next >= this.end) return null;
      const games = piece?.games ?? null;
      if (piece && games && this.taken < piece.from + games.length) {
        const game = games[this.taken - piece.from] as Playout;
        this.taken++;
        return game;
      }
      if (piece?.games && piece.error) throw piece.error;
      if (piece?.games) this.pieces.shift();
      this.giveOut();
      if (!piece?.games && !this.failure)
        await new Promise<void>((done) => {
          this.wake = done;
        });
    }
  }

  /** Nobody waits for it any more. */
  leave(): void {
    if (this.ended) return;
    this.ended = true;
    if (this.stop) Atomics.store(this.stop, 0, 1);
    this.pool.leave(this);
  }

  /** Ends it with an error. */
  fail(reason: unknown): void {
    this.failure ??= { reason };
    this.wakeUp();
  }

  /** The JSON text of a state: made when a worker needs it. Several need the same one at about the same time. */
  textOf(index: number): string {
    const known = this.texts.get(index);
    if (known !== undefined) return known;
    for (const oldest of this.texts.keys()) {
      if (this.texts.size <= 2 * this.threads) break;
      this.texts.delete(oldest);
    }
    const text = JSON.stringify(
      copyData(
        this.states[index],
        (path, message) => new InvalidSaveError([{ path: `states/${index}${path && '/'}${path}`, message }]),
      ),
    );
    this.texts.set(index, text);
    return text;
  }

  /** Gives out what there is, as far as hands are free. */
  giveOut(): void {
    try {
      while (!this.ended && this.hasMore()) {
        const hand = this.pool.freeHand(this);
        if (hand === null) return;
        hand.send(this, this.again.shift() ?? this.cut());
      }
    } catch (error) {
      // A worker that cannot be started, a state that is no plain data.
      this.fail(error);
    }
  }

  /** An answer came. */
  answered(piece: Piece, { games, took, failed }: Answer): void {
    const { from, to } = piece;
    piece.games = (JSON.parse(games) as Told[]).map((told, at) => this.named(from + at, told));
    const played = piece.games.length;
    if (failed !== null) this.broken(piece, from + played, failed);
    // Those that come next take about as long.
    if (played === to - from)
      this.size = Math.max(1, Math.min(4 * this.size, Math.round((played * STRETCH) / Math.max(took, 0.1))));
    this.giveOut();
    this.wakeUp();
  }

  /** The worker died in a game, or nobody knows in which of the piece. The games before it are played again by another. */
  died(piece: Piece, game: number | null, why: string): void {
    const at = piece.from + (game ?? 0);
    const of =
      game === null && piece.to - piece.from > 1
        ? ` This game or one of the ${piece.to - piece.from - 1} after it was being played.`
        : '';
    const thrown = dead(`The worker that played it died: ${why}.${of}`);
    const place = this.pieces.indexOf(piece);
    const broken: Piece = { from: at, to: at + 1, games: [], error: null };
    if (at > piece.from) {
      piece.to = at;
      this.again.unshift(piece);
      this.pieces.splice(place + 1, 0, broken);
    } else this.pieces[place] = broken;
    this.broken(broken, at, thrown);
    this.giveOut();
    this.wakeUp();
  }

  /** The worker died after a piece that it had answered: of something that a game of it left behind. */
  diedAfter({ to }: Piece, why: string): void {
    this.fail(
      new PlayoutError(this.placeOf(to - 1), dead(`The worker that played it died after it: ${why}.`)),
    );
  }

  /** A piece was not begun, as its worker died of another. */
  back(piece: Piece): void {
    if (piece.from < this.end) this.again.push(piece);
    this.giveOut();
  }

  private hasMore(): boolean {
    if (this.again.length > 0) return true;
    return this.next < this.end && (this.pieces.length === 0 || this.next - this.taken < this.ahead);
  }

  private cut(): Piece {
    const from = this.next;
    // So large that the last pieces end together.
    const fair = Math.ceil((this.end - from) / (2 * this.threads));
    const to = Math.min(from + Math.min(this.size, fair, this.ahead), this.end);
    const piece: Piece = { from, to, games: null, error: null };
    this.pieces.push(piece);
    this.next = to;
    return piece;
  }

  /** No game after one that failed is asked for. */
  private broken(piece: Piece, game: number, thrown: Thrown): void {
    piece.error = new PlayoutError(this.placeOf(game), thrown);
    this.end = Math.min(this.end, game);
    const before = this.again.filter(({ from }) => from < this.end);
    this.again.splice(0, this.again.length, ...before);
  }

  private placeOf(n: number) {
    const { count } = this.setting;
    return { state: Math.floor(n / count), game: n % count, seed: seedOf(this.setting, n) };
  }

  private named(n: number, told: Told): Playout {
    return { ...this.placeOf(n), ...told };
  }

  private wakeUp(): void {
    const { wake } = this;
    this.wake = null;
    wake?.();
  }
}
