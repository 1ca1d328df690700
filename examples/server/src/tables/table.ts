import { decision, type EditionId, eventsFor, parseState, serialize } from 'runebound-engine';
import { carryOut, type Fact, isBack, type Move, type State } from '../game/game.js';
import type { SeatInfo } from '../protocol.js';
import type { KeptMove, KeptSeat, KeptTable, Store, Written } from '../store/store.js';
import { ActionRefused, Refused, refusalOf } from './refused.js';
import type { Together } from './together.js';

/** The table after one action: what led to it, and what happened. */
export interface Step {
  readonly seq: number;
  /** The seat whose action it was; `null` for the setup. */
  readonly by: number | null;
  /** Whether the action came in here, and not at another server. */
  readonly here: boolean;
  readonly state: State;
  readonly events: readonly Fact[];
  /** What chance answered on the way: dice that were thrown, cards that were drawn. */
  readonly chance: readonly Move[];
  /** True where actions were taken back: this is an earlier state again. */
  readonly back?: true;
}

/** A state is kept after so many actions. */
const snapshotEvery = 50;
/** So many steps are remembered, for those who lost their connection. */
export const remembered = 100;

/** The step of actions that were taken back: the state that was kept with it. */
export async function stepBack(store: Store, tableId: string, { seq, by }: KeptMove): Promise<Step> {
  const kept = await store.snapshotUpTo(tableId, seq);
  if (kept === null || kept.seq !== seq) throw new Error('A state that was taken back to is not kept.');
  const state = parseState<EditionId>(kept.state);
  return { seq, by, here: false, state, events: [], chance: [], back: true };
}

/** Whether nobody has learned anything by a step: no dice, no card drawn, nothing that one seat knows and another does not. */
export const isOpen = ({ chance, events }: Step): boolean =>
  chance.length === 0 && JSON.stringify(eventsFor(events, null)) === JSON.stringify(events);

/** Who sits at a place, as everybody may know it. */
export const seenOf = ({ name, is, strength, tokenHash }: KeptSeat): SeatInfo => ({
  name,
  is,
  ...(is === 'bot' ? { strength } : {}),
  ...(is === 'person' && tokenHash === null ? { free: true } : {}),
});

/** A table in memory: the present state and the last steps to it. What it says has been kept before. */
export class LiveTable {
  readonly kept: KeptTable;
  readonly #store: Store;
  readonly #steps: Step[];
  readonly #listeners = new Set<(step: Step) => void>();
  /** Who is here, and what they say. */
  readonly together: Together;
  #seats: readonly KeptSeat[];
  /** What was begun last: one thing after another is done at a table. */
  #last: Promise<unknown> = Promise.resolve();
  /** When somebody last had to do with it, in milliseconds. */
  touched = Date.now();
  /** How many milliseconds the table is kept after a person acted. */
  readonly #playedFor: number;
  /** Until when it is kept, as far as this server knows. */
  #keptUntil: number;

  constructor(
    store: Store,
    kept: KeptTable,
    steps: readonly Step[],
    playedFor: number,
    makeTogether: (table: LiveTable) => Together,
  ) {
    this.#store = store;
    this.kept = kept;
    this.#seats = kept.seats;
    this.#steps = [...steps];
    this.#playedFor = playedFor;
    this.#keptUntil = kept.keptUntil.getTime();
    this.together = makeTogether(this);
  }

  /** Who sits at each place, with the hash of its token. */
  get seats(): readonly KeptSeat[] {
    return this.#seats;
  }

  /** Who sits at each place, as everybody may know it. */
  get sitting(): SeatInfo[] {
    return this.#seats.map(seenOf);
  }

  /** Learns who has sat down. */
  async readSeats(): Promise<void> {
    this.#seats = await this.#store.seats(this.kept.id);
    this.together.say({ type: 'seats', seats: this.sitting });
  }

  /** Keeps the present state, so that a server of another version need not play what led to it. */
  keepState(): Promise<void> {
    return this.#inTurn(async () => {
      const { seq, state } = this.now;
      await this.#store.keepState(this.kept.id, seq, serialize(state));
    });
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

  /** The last steps, the present one among them; fewer where so many are not remembered. */
  lastSteps(count: number): readonly [Step, ...Step[]] {
    const [first = this.now, ...later] = this.#steps.slice(-count);
    return [first, ...later];
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
        if (await this.#written(step, { actionId, action, snapshot })) return step.seq;
        // Another server was first, or this very action came in before.
        await this.#hear();
        if (this.now.seq === now.seq)
          throw new ActionRefused('stale', 'This id was given to another action.');
      }
    });
  }

  /** Writes a step and goes on from it; false if another server was first. */
  async #written(
    step: Step & { readonly by: number },
    what: Pick<Written, 'actionId' | 'action' | 'snapshot'>,
  ): Promise<boolean> {
    const { seq, by } = step;
    const over = step.state.outcome !== null;
    // Bots play on without anybody: that is no reason to keep a table.
    const keptUntil = this.#seats[by]?.is === 'person' ? this.#putOff(this.#playedFor) : null;
    const isFirst = await this.#store.append(this.kept.id, { seq, by, over, keptUntil, ...what });
    if (!isFirst) return false;
    this.#isKept(keptUntil);
    this.#take(step);
    return true;
  }

  /**
   * Whether a seat may ask to take back what was done from its own action `to + 1` on.
   *
   * @returns the step to go back to
   * @throws Refused if dice or cards have fallen since, or somebody has learned something, or it was another's action
   */
  mayTakeBack(by: number, to: number, seq: number): Step {
    if (seq !== this.now.seq) throw new Refused('stale', 'The table has moved on.');
    const target = this.#steps.find((step) => step.seq === to);
    const since = this.#steps.filter((step) => step.seq > to);
    if (target === undefined || since[0] === undefined || since[0].by !== by)
      throw new Refused('not-yours', 'You take back from an action of your own on.');
    if (this.now.state.outcome !== null || !since.every(isOpen))
      throw new Refused(
        'come-to-light',
        'Dice, cards or secrets have come to light since: the action stands.',
      );
    return target;
  }

  /** Takes back what everybody has agreed to. Of several servers that carry it out one is let through. */
  takeBack(by: number, to: number, seq: number): Promise<void> {
    return this.#inTurn(async () => {
      if (seq !== this.now.seq) return;
      const { state } = this.mayTakeBack(by, to, seq);
      const step = { seq: seq + 1, by, here: true, state, events: [], chance: [], back: true } as const;
      const what = {
        actionId: `back ${seq}`,
        action: { type: '$back', to },
        snapshot: serialize(state),
      } as const;
      if (!(await this.#written(step, what))) await this.#hear();
    });
  }

  /** Learns what other servers have done. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#hear());
  }

  async #hear(): Promise<void> {
    for (const move of await this.#store.movesAfter(this.kept.id, this.now.seq))
      this.#take(
        isBack(move.action) ? await stepBack(this.#store, this.kept.id, move) : this.#tried(move, false),
      );
  }

  #tried({ seq, by, action }: KeptMove, here: boolean): Step & { readonly by: number } {
    try {
      return { seq, by, here, ...carryOut(this.now.state, action as Move, by, this.kept.seed, seq) };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  #take(step: Step): void {
    this.#steps.push(step);
    if (this.#steps.length > remembered) this.#steps.shift();
    for (const listener of [...this.#listeners]) listener(step);
    this.together.settle(step.back ? 'agreed' : 'moved-on');
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.touched = Date.now();
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
