import { copyData, EngineError, InvalidSaveError, type Outcome } from '../kernel/index.js';
import type { RuleId } from '../register/index.js';
import { type Answer, type Setting, seedOf, type Thrown, type Told } from './messages.js';

/* A run: the games of a list of states, cut into pieces, played by workers, and joined in order. */

/**
 * A game failed: its rules, its policy, another function, or the worker that played it. The message names the game and
 * the problem.
 *
 * @example
 * ```ts
 * try {
 *   await playouts(states, { count: 100, seed: 7 }).all();
 * } catch (error) {
 *   if (error instanceof PlayoutError) console.log(error.state, error.game, error.seed, error.rule);
 * }
 * ```
 */
export class PlayoutError extends EngineError {
  /** The index of its state. */
  readonly state: number;
  /** Its number among the games of that state, from 0. */
  readonly game: number;
  /** Its seed: `ruleset.simulate(states[state], { seed })` is the same game. */
  readonly seed: string;
  /** The rule that the failure cites; `null` if it cites none. */
  readonly rule: RuleId | null;
  /** The problem, without the game. */
  readonly reason: string;
  /** The `code` of the thrown error, such as `rule-fault`; `thrown` if it had none, `worker-died` if the worker ended. */
  readonly kind: string;
  /** @internal */
  constructor(at: { readonly state: number; readonly game: number; readonly seed: string }, thrown: Thrown) {
    super(
      'playout-failed',
      `Game ${at.game} of state ${at.state} (seed ${JSON.stringify(at.seed)}) failed: ${thrown.message}`,
    );
    this.state = at.state;
    this.game = at.game;
    this.seed = at.seed;
    this.rule = thrown.rule as RuleId | null;
    this.reason = thrown.message;
    this.kind = thrown.code;
  }
}

/** The result of a game. `K` is the type of the kept value. */
export interface Playout<K = unknown> {
  /** The index of the state that the game began at. */
  readonly state: number;
  /** Its number among the games of that state, from 0. */
  readonly game: number;
  /** The seed of the game: `ruleset.simulate(states[state], { seed })` is the same game. */
  readonly seed: string;
  /** The number of actions taken. */
  readonly actions: number;
  /** How the game ended; `null` if it was left before its end. */
  readonly outcome: Outcome | null;
  /** The value of `keep`; `null` without it. */
  readonly kept: K;
}

/** Games that one worker plays in a row. */
export interface Piece {
  readonly from: number;
  to: number;
  /** The results, once known. */
  games: Playout[] | null;
  /** The error that ended the piece, after its games. */
  error: Error | null;
}

export interface Workers {
  /** @throws EngineError if the pool is closed */
  enter(run: Run): void;
  leave(run: Run): void;
  /** A worker for the next piece of a run; `null` if all have enough. */
  freeHand(run: Run): { send(run: Run, piece: Piece): void } | null;
}

/** Milliseconds of a piece: long beside the cost of sending it, short enough that the last pieces end together. */
const STRETCH = 25;

let runs = 0;

const dead = (message: string): Thrown => ({ name: 'Error', code: 'worker-died', message, rule: null });

/** Shared memory, if allowed: mostly not in pages of browsers. */
export function shared(length: number): Int32Array | null {
  try {
    return new Int32Array(new SharedArrayBuffer(4 * length));
  } catch {
    return null;
  }
}

/** A run. Its pieces are sent as its games are taken, at most `ahead` games in advance. */
export class Run {
  readonly id: number = ++runs;
  readonly stop: Int32Array | null = shared(1);
  ended = false;
  private readonly texts = new Map<number, string>();
  /** Sent pieces, in order; those before `first` were taken. */
  private readonly pieces: Piece[] = [];
  private readonly again: Piece[] = [];
  /** The first game that was not sent, and the end. */
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

  /**
   * The next game, in order; `null` at the end.
   *
   * @throws PlayoutError for a failed game, and the reason given to `fail`
   */
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

  /** The caller has left it. */
  leave(): void {
    if (this.ended) return;
    this.ended = true;
    if (this.stop) Atomics.store(this.stop, 0, 1);
    this.pool.leave(this);
  }

  fail(reason: unknown): void {
    this.failure ??= { reason };
    this.wakeUp();
  }

  /** The JSON text of a state, made on demand. Several workers need the same one at about the same time. */
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

  giveOut(): void {
    try {
      while (!this.ended && this.hasMore()) {
        const hand = this.pool.freeHand(this);
        if (hand === null) return;
        hand.send(this, this.again.shift() ?? this.cut());
      }
    } catch (error) {
      // A worker did not start, or a state is not plain data.
      this.fail(error);
    }
  }

  answered(piece: Piece, { games, took, failed }: Answer): void {
    const { from, to } = piece;
    piece.games = (JSON.parse(games) as Told[]).map((told, at) => this.named(from + at, told));
    const played = piece.games.length;
    if (failed !== null) this.broken(piece, from + played, failed);
    // The next games take about as long.
    if (played === to - from)
      this.size = Math.max(1, Math.min(4 * this.size, Math.round((played * STRETCH) / Math.max(took, 0.1))));
    this.giveOut();
    this.wakeUp();
  }

  /** The worker died in a game, or in an unknown game of the piece. Another worker plays the games before it again. */
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

  /** The worker died after a piece that it had answered, because of something that a game left running. */
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
    // Large, but such that the last pieces end together.
    const fair = Math.ceil((this.end - from) / (2 * this.threads));
    const to = Math.min(from + Math.min(this.size, fair, this.ahead), this.end);
    const piece: Piece = { from, to, games: null, error: null };
    this.pieces.push(piece);
    this.next = to;
    return piece;
  }

  /** No game after a failed one is sent. */
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
