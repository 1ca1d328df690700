import type { RuleId } from '../register/rule-ids.js';
import type { Details, EventContext, EventKind, Facts } from './events.js';
import type { FrameRef, Given, Locals } from './frame-refs.js';
import type { Reason } from './reasons.js';
import type { Envelope, Frame, Json, Outcome } from './state.js';

/* What rules may use of a game in progress. The class `Game` implements it; code typed against it does not import that class. */

/** A kind of action, as far as what it costs. */
export interface Priced {
  /** What an action costs of that which a turn gives, if it costs anything. */
  cost?(g: unknown, f: unknown, action: unknown): number;
}

/** The rules in force, as far as rules may read them. */
export interface RulesInForce {
  /** The frame kinds by `kind`, with the names of their steps. */
  readonly frames: Readonly<Record<string, StepOrder>>;
  /** The kinds of action, by type. */
  readonly actions: Readonly<Record<string, Priced>>;
  /** The ways in which a game ends: the word of the outcome, and its meaning. */
  readonly ends: Readonly<Record<string, string>>;
}

/** The steps of a frame kind, with all changes by modules. */
export interface StepOrder {
  /** The first step; empty if there are none. */
  readonly first: string;
  /** The names of all steps in their order. */
  readonly order: readonly string[];
  /** The steps, by name. */
  readonly steps: Readonly<
    Record<
      string,
      {
        /** The next step; empty after the last. */
        readonly following: string;
      }
    >
  >;
}

/**
 * A game in progress, as rules see it: the state, events, and control of the stack of frames. Every hook, step, action
 * kind and invariant takes it first.
 *
 * @typeParam S - the state, as rules write to it
 * @typeParam C - the content the game is played with
 */
export interface RulesContext<S extends Envelope = Envelope, C = unknown> extends EventContext<S, C> {
  /** The state. Commands, steps and actions change it; queries only read it. */
  readonly state: S;
  /** The steps and the ends of the modules in force. */
  readonly rules: RulesInForce;

  /** The frame that is being resolved. */
  top(): Frame;
  /** The innermost frame of a kind, or `undefined`. */
  find<F extends Frame>(kind: FrameRef<F>): F | undefined;
  /** The player whom the due step of a frame asks, or `null`. */
  askedIn(f: Frame): number | null;
  /** Applies `read` to the kind and the due step of a frame. The result is cached per step: cards ask it at every step. */
  ofStep<R>(f: Frame, read: (kind: string, step: string) => R): R;

  /** Reports an event of a declared kind and runs its reactions. */
  emit<T extends string, D extends Details>(kind: EventKind<T, D>, facts: Facts<D>): void;
  /** The rule to cite: the given one, or the rule of a module that speaks for it. */
  cited<R extends RuleId | null>(rule: R): R | RuleId;

  /** Calls a frame. It runs after the present step. Several calls of one step run in their order. */
  call<F extends Frame, N extends keyof Locals<F>>(kind: FrameRef<F, N>, given: Given<F, N>): void;
  /** Puts a frame right above `under`, to run when everything above that has ended. Whatever leaves `under` leaves this frame too. */
  callAbove<F extends Frame, N extends keyof Locals<F>>(
    under: Frame,
    kind: FrameRef<F, N>,
    given: Given<F, N>,
  ): void;
  /** Makes another step of the present frame due. An empty name ends the frame. */
  goto(f: Frame, step: string): void;
  /** Moves a decision on to the next step. */
  next(f: Frame): void;
  /** Ends the present frame and gives a result to the frame that called it. */
  finish(result?: Json): void;
  /** Ends everything above the innermost frame of a kind and continues there. Does nothing once the game is over. */
  unwind(kind: FrameRef, step: string): void;
  /** Ends the game at once. */
  end(outcome: Outcome): void;

  /** For refusals: when a kind of action has its time, and what time it is now; `null` if no step has words for it. */
  otherTime(type: string): Reason | null;
  /** For refusals: a sentence about the right time, followed by the present time. */
  saysTime(sentence: Reason): Reason;
}

/** The cached answers of one query, by player. */
export interface PlayerCache {
  /** The answers. */
  readonly answers: unknown[];
  /** The value of `renewals` when each answer was cached: the answer is valid while they are equal. */
  readonly since: number[];
}

/** Where the kernel keeps hooks and cached answers. */
export interface HookStore {
  /** Overridden hooks, by slot. */
  // biome-ignore lint/suspicious/noExplicitAny: the table holds functions of every signature
  readonly overrides: (((...args: any[]) => any) | undefined)[];
  /** Cached answers about players, by query: see `note`. */
  readonly playerCaches: PlayerCache[];
  /** Cached answers about large parts of the state that nobody has written to since, by part and query: see `reading`. */
  readonly partCaches: Map<string, Map<number, unknown>>;
  /** A bit for each thing that may be in play: see `mark`. */
  marks: number;
  /** How often all notes were invalidated. */
  cacheVersion: number;
}
