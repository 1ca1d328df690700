import type { RuleId } from '../register/rule-ids.js';
import type { Details, EventKind, Facts } from './events.js';
import type { FrameRef, Given, Locals } from './frame-refs.js';
import type { Reason } from './reasons.js';
import type { Envelope, Frame, Json, Outcome, Owned } from './state.js';

/* What authors of rules may use of a game in progress. The class `Game` implements it; nothing that is typed against it imports that class. */

/** The rules in force, as far as rules may ask for them. */
export interface RulesInForce {
  /** Frame kinds, by their `kind`, with the names of their steps. */
  readonly frames: Readonly<Record<string, StepOrder>>;
  /** The ways in which a game ends, by the words that outcomes say, and what each means. */
  readonly ends: Readonly<Record<string, string>>;
}

/** The steps of a frame kind by their names, with all that modules changed in it. */
export interface StepOrder {
  /** The step at which a frame begins; empty if there are none. */
  readonly first: string;
  /** The names of all steps, in their order. */
  readonly order: readonly string[];
  /** The steps, by name. */
  readonly steps: Readonly<
    Record<
      string,
      {
        /** The name of the next step; empty after the last one. */
        readonly following: string;
      }
    >
  >;
}

/**
 * A game in progress, as rules see it: the state they change, the events they report, and the moves that steer the stack of frames. Every hook,
 * step, action kind and invariant takes it first.
 *
 * @typeParam S - the state, as rules write to it
 * @typeParam C - the content the game is played with
 */
export interface RulesContext<S extends Envelope = Envelope, C = unknown> {
  /** The position: commands, steps and actions change it, queries only read it. */
  readonly state: S;
  /** The content the game is played with. */
  readonly content: C;
  /** The steps and the ends that the modules in force have. */
  readonly rules: RulesInForce;

  /**
   * A large, seldom written part of the state, to write to: the decks, and those that the edition names besides. It may be shared with other
   * states, so it is copied at the first write; what was read of it before is not what is written to.
   */
  own<P extends keyof S & string>(part: P): Owned<S[P]>;
  /** What a player has, by index, to read and to write to: copied at the first access, as it may be shared with other states. */
  player(at: number): S['players'][number];

  /** The frame that is being resolved. */
  top(): Frame;
  /** The innermost frame of a kind, or `undefined`. */
  find<F extends Frame>(kind: FrameRef<F>): F | undefined;
  /** The player whom the due step of a frame asks, or `null` if it asks none. */
  askedIn(f: Frame): number | null;
  /** What `read` makes of the kind and the name of the due step of a frame: worked out once for each step, because cards ask it at every step. */
  ofStep<R>(f: Frame, read: (kind: string, step: string) => R): R;

  /** Reports an event of a kind that is declared, and lets modules react to it. */
  emit<T extends string, D extends Details>(kind: EventKind<T, D>, facts: Facts<D>): void;
  /** The rule to cite where this one decides: itself, or the rule of a module that is cited in its place. */
  cited<R extends RuleId | null>(rule: R): R | RuleId;

  /** Calls a frame. It runs once the present step is through; several calls of one step run in their order. */
  call<F extends Frame, N extends keyof Locals<F>>(kind: FrameRef<F, N>, given: Given<F, N>): void;
  /**
   * Calls a frame right above another one, beneath all that is under way there: it runs once that is through.
   * What leaves the frame `under` leaves this one with it.
   */
  callAbove<F extends Frame, N extends keyof Locals<F>>(
    under: Frame,
    kind: FrameRef<F, N>,
    given: Given<F, N>,
  ): void;
  /** Makes another step of the present frame the due one; with an empty name the frame ends. */
  goto(f: Frame, step: string): void;
  /** Moves a decision on to the step after it. */
  next(f: Frame): void;
  /** Ends the present frame and hands a result to the frame that called it. */
  finish(result?: Json): void;
  /** Leaves everything inside the innermost frame of a kind and goes on there. Nothing happens once the game is over. */
  unwind(kind: FrameRef, step: string): void;
  /** Ends the game at this very moment. */
  end(outcome: Outcome): void;

  /** When a kind of action has its time, and what time it is now, for refusals; `null` if no step has words for it. */
  otherTime(type: string): Reason | null;
  /** A sentence that says when something would have its time, followed by the present time, for refusals. */
  saysTime(sentence: Reason): Reason;
}

/** What was cached in answer to one query, by player. */
export interface PlayerCache {
  /** The answers. */
  readonly answers: unknown[];
  /** How often caches had been invalidated when each was taken: it holds until they are again. */
  readonly since: number[];
}

/** Where hooks and cached answers are kept: for the kernel alone, which makes them of what rule authors write. */
export interface HookStore {
  /** Overridden hooks, by slot. */
  // biome-ignore lint/suspicious/noExplicitAny: the table holds functions of every signature
  readonly overrides: (((...args: any[]) => any) | undefined)[];
  /** Answers about players, by query: see `note`. */
  readonly playerCaches: PlayerCache[];
  /** Answers read off large parts of the state that nobody has written to since, by part and query: see `reading`. */
  readonly partCaches: Map<string, Map<number, unknown>>;
  /** What may lie somewhere, a bit for each: see `mark`. */
  marks: number;
  /** How often all notes were invalidated. */
  cacheVersion: number;
}
