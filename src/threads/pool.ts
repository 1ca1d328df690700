import { EngineError } from '../kernel/index.js';
import type { Answer } from './messages.js';
import { type Piece, type Run, shared, type Workers } from './run.js';
import type { Port, Spawn } from './spawning.js';

/** Pieces of a run per worker: the running one and the next, so that it never waits. */
const AT_ONCE = 2;

/** Milliseconds for a worker to leave an ended run before another replaces it. */
const PATIENCE = 2_000;

let orders = 0;

interface Given {
  readonly order: number;
  readonly run: Run;
  readonly piece: Piece;
}

/** A worker, with the pieces that it has not answered yet. */
export class Hand {
  private readonly port: Port;
  private readonly progress = shared(2);
  private readonly given: Given[] = [];
  private latest: Given | null = null;
  /** The last state sent to it, by run. */
  private readonly knows = new Map<Run, number>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private gone = false;

  constructor(
    spawn: Spawn,
    private readonly onGone: (hand: Hand) => void,
  ) {
    this.port = spawn({
      answer: (answer) => this.answered(answer),
      died: (why) => this.died(why),
    });
    if (this.progress) this.port.post({ progress: this.progress });
  }

  load(run?: Run): number {
    return run ? this.given.filter((one) => one.run === run).length : this.given.length;
  }

  send(run: Run, piece: Piece): void {
    const { from, to } = piece;
    const { count } = run.setting;
    const known = this.knows.get(run);
    const [first, last] = [Math.floor(from / count), Math.floor((to - 1) / count)];
    const states: [number, string][] = [];
    for (let index = first; index <= last; index++)
      if (index !== known) states.push([index, run.textOf(index)]);
    const order = ++orders;
    this.given.push({ order, run, piece });
    this.knows.set(run, last);
    this.holdIfAwaited();
    this.port.post({
      order,
      run: run.id,
      from,
      to,
      states,
      stop: run.stop,
      setting: known === undefined ? run.setting : null,
    });
  }

  leave(run: Run): void {
    if (!this.knows.delete(run)) return;
    // Its results are dropped.
    if (this.latest?.run === run) this.latest = null;
    this.port.post({ forget: run.id });
    this.holdIfAwaited();
    if (this.timer === null) this.watch();
  }

  end(): void {
    this.gone = true;
    this.calm();
    this.port.end();
  }

  private answered(answer: Answer): void {
    const at = this.given.findIndex(({ order }) => order === answer.order);
    const [one] = at < 0 ? [] : this.given.splice(at, 1);
    if (one === undefined || this.gone) return;
    this.latest = one.run.ended ? null : one;
    this.watch();
    this.holdIfAwaited();
    if (!one.run.ended) one.run.answered(one.piece, answer);
  }

  private died(why: string): void {
    if (this.gone) return;
    this.end();
    this.onGone(this);
    const given = this.given.splice(0);
    // Without shared memory only the next order is known.
    const [playing, game] = this.progress ?? [given[0]?.order, null];
    const isFirst = playing === given[0]?.order || playing === 0;
    const first = isFirst ? given.shift() : undefined;
    // Another worker plays pieces that were not begun.
    for (const { run, piece } of given) if (!run.ended) run.back(piece);
    if (first && !first.run.ended) first.run.died(first.piece, game ?? null, why);
    else if (playing === this.latest?.order) this.latest?.run.diedAfter(this.latest.piece, why);
  }

  private holdIfAwaited(): void {
    if (this.given.some(({ run }) => !run.ended)) this.port.hold();
    else this.port.release();
  }

  /** Gives an ended run some time to stop, but not for ever. */
  private watch(): void {
    this.calm();
    if (!this.given[0]?.run.ended) return;
    this.timer = setTimeout(
      () => this.died('it did not come back from games that nobody waits for'),
      PATIENCE,
    );
    // This timer must not keep the process running.
    (this.timer as { unref?(): void }).unref?.();
  }

  private calm(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** Workers, started when needed and kept. */
export class Pool implements Workers {
  private hands: Hand[] = [];
  private readonly runs = new Set<Run>();
  private closed = false;

  constructor(private readonly spawn: Spawn) {}

  enter(run: Run): void {
    if (this.closed) throw closed();
    this.runs.add(run);
  }

  leave(run: Run): void {
    this.runs.delete(run);
    for (const hand of this.hands) hand.leave(run);
  }

  freeHand(run: Run): Hand | null {
    const hands = this.hands.slice(0, run.threads);
    const [best] = hands
      .filter((hand) => hand.load(run) < AT_ONCE)
      .sort((one, other) => one.load() - other.load());
    if (best?.load() === 0 || hands.length >= run.threads) return best ?? null;
    const hand = new Hand(this.spawn, (gone) => {
      this.hands = this.hands.filter((one) => one !== gone);
    });
    this.hands.push(hand);
    return hand;
  }

  close(): void {
    this.closed = true;
    for (const run of this.runs) run.fail(closed());
    for (const hand of this.hands) hand.end();
    this.hands = [];
  }
}

const closed = (): EngineError =>
  new EngineError('pool-closed', 'The pool was closed: it plays no games any more.');
