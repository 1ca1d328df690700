import { decision, serialize } from 'runebound-engine';
import { carryOut, type Fact, type Move, type State } from '../game/game.js';
import type { KeptMove, KeptTable, Store } from '../store/store.js';
import { ActionRefused, refusalOf } from './refused.js';

/** The table after one action: what led to it, and what happened. */
export interface Step {
  readonly seq: number;
  /** The seat whose action it was; `null` for the setup. */
  readonly by: number | null;
  /** Whether the action came in here, and not at another server. */
  readonly here: boolean;
  readonly state: State;
  readonly events: readonly Fact[];
}

/** A state is kept after so many actions. */
const snapshotEvery = 50;
/** So many steps are remembered, for those who lost their connection. */
export const remembered = 100;

/** A table in memory: the present state and the last steps to it. What it says has been kept before. */
export class LiveTable {
  readonly kept: KeptTable;
  readonly #store: Store;
  readonly #steps: Step[];
  readonly #listeners = new Set<(step: Step) => void>();
  /** What was begun last: one thing after another is done at a table. */
  #last: Promise<unknown> = Promise.resolve();
  /** When somebody last had to do with it, in milliseconds. */
  touched = Date.now();
  /** How many milliseconds the table is kept after a person acted. */
  readonly #playedFor: number;
  /** Until when it is kept, as far as this server knows. */
  #keptUntil: number;

  constructor(store: Store, kept: KeptTable, steps: readonly Step[], playedFor: number) {
    this.#store = store;
    this.kept = kept;
    this.#steps = [...steps];
    this.#playedFor = playedFor;
    this.#keptUntil = kept.keptUntil.getTime();
  }

  /** Puts off the end of a table; a table that is kept nearly as long already is left alone. */
  async keepFor(time: number): Promise<void> {
    const until = this.#putOff(time);
    if (until !== null) await this.#store.keep([this.kept.id], until);
    this.#isKept(until);
  }

  /** Until when a table is kept from now on; `null` if that is no more than a tenth later than now. */
  #putOff(time: number): Date | null {
    const until = Date.now() + time;
    return until - this.#keptUntil > time / 10 ? new Date(until) : null;
  }

  #isKept(until: Date | null): void {
    if (until !== null) this.#keptUntil = until.getTime();
  }

  /** The step that led to the present state. */
  get now(): Step {
    return this.#steps[this.#steps.length - 1] as Step;
  }

  /** The seat that is asked; `null` once the game is over. */
  get asked(): number | null {
    const actor = decision(this.now.state)?.actor;
    return typeof actor === 'number' ? actor : null;
  }

  /** How many listen. */
  get listeners(): number {
    return this.#listeners.size;
  }

  /** The steps after one; `null` if that one is too long ago, or has not been. */
  stepsAfter(seq: number): readonly Step[] | null {
    const [first] = this.#steps;
    if (first === undefined || seq < first.seq || seq > this.now.seq) return null;
    return this.#steps.filter((step) => step.seq > seq);
  }

  /** Calls a listener after each step, until the function that it returns is called. */
  subscribe(listener: (step: Step) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Carries out an action, keeps it, then tells everybody. An action that was carried out before is not carried out again.
   *
   * @param seq - how many actions lay behind the state that the action is meant for
   * @returns the number under which it was carried out
   * @throws ActionRefused if it is not allowed, or was meant for another state
   */
  act(by: number, actionId: string, seq: number, action: Move): Promise<number> {
    return this.#inTurn(async () => {
      for (;;) {
        const { now } = this;
        if (seq !== now.seq) {
          const done = await this.#store.seqOf(this.kept.id, by, actionId);
          if (done !== null) return done;
          throw new ActionRefused('stale', `The table has moved on: ${now.seq} actions lie behind it.`);
        }
        const step = this.#tried({ seq: seq + 1, by, actionId, action }, true);
        const snapshot = step.seq % snapshotEvery === 0 ? serialize(step.state) : null;
        const over = step.state.outcome !== null;
        // Bots play on without anybody: that is no reason to keep a table.
        const keptUntil = this.kept.seats[by]?.is === 'person' ? this.#putOff(this.#playedFor) : null;
        const written = { seq: step.seq, by, actionId, action, snapshot, over, keptUntil };
        if (await this.#store.append(this.kept.id, written)) {
          this.#isKept(keptUntil);
          this.#take(step);
          return step.seq;
        }
        // Another server was first, or this very action came in before.
        await this.#hear();
        if (this.now.seq === now.seq)
          throw new ActionRefused('stale', 'This id was given to another action.');
      }
    });
  }

  /** Learns what other servers have done. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#hear());
  }

  async #hear(): Promise<void> {
    for (const move of await this.#store.movesAfter(this.kept.id, this.now.seq))
      this.#take(this.#tried(move, false));
  }

  #tried({ seq, by, action }: KeptMove, here: boolean): Step {
    try {
      return { seq, by, here, ...carryOut(this.now.state, action, by, this.kept.seed, seq) };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  #take(step: Step): void {
    this.#steps.push(step);
    if (this.#steps.length > remembered) this.#steps.shift();
    for (const listener of [...this.#listeners]) listener(step);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = Date.now();
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
