import type { RuleId } from '../register/rule-ids.js';
import type { AnyAction, ParameterKind, Parameters, ParameterValue } from './action-values.js';
import type { RulesContext } from './context.js';
import { phrase, type Reason, textOf } from './reasons.js';
import type { Envelope, Frame, Json } from './state.js';

/** Why something is not allowed: the rule, and a sentence. */
export interface Refusal {
  /** The rule that forbids it; where a module speaks for that rule, the module's is cited. */
  readonly rule: RuleId;
  /**
   * What would be right, where the rule's own wording does not say it all. One that must be put together is, once somebody is told; one with
   * values is made with `why`, so that other languages can say it too.
   */
  readonly reason?: string | Reason | (() => string | Reason | null);
}

/** What an action, an answer or a question is about: a thing of some sort, such as `{ is: 'card', card: 'white-blade' }`. */
export interface Subject {
  /** The sort of thing; `nothing` for nothing in particular. */
  readonly is: string;
  readonly [detail: string]: Json;
}

const refusals = new Map<string, Refusal>();

/**
 * A refusal that cites a rule. Refusals without a reason of their own are shared, so asking costs nothing; a reason that names
 * cards, spaces or numbers is given as a function, as most refusals are never told to anybody: lists of legal actions only ask whether.
 *
 * @example
 * ```ts
 * forbid('2e.market.actions', () => why`It costs ${price} gold, and you have ${gold}.`)
 * ```
 */
export function forbid(rule: RuleId, reason?: Refusal['reason']): Refusal {
  if (reason !== undefined) return { rule, reason };
  const known = refusals.get(rule);
  if (known) return known;
  const refusal: Refusal = { rule };
  refusals.set(rule, refusal);
  return refusal;
}

/** The reason of a refusal, with its values; `null` where the rule's own wording says it all. */
export function whyOf({ reason }: Refusal): Reason | null {
  const given = typeof reason === 'function' ? reason() : reason;
  return given === undefined || given === null ? null : phrase(given);
}

/** The reason of a refusal in words; `null` where the rule's own wording says it all. */
export function reasonOf(refusal: Refusal): string | null {
  const reason = whyOf(refusal);
  return reason && textOf(reason);
}

/** What parameters of an action can be, in any game with the same content and so many players. */
export interface ParameterRange<C> {
  /** The parameters that it is about: one, or several whose values go together. */
  readonly of: readonly string[];
  /**
   * All their values, each once, as lists in the order of `of`. There may be some that never come up. What is not among them can be done, but
   * has no number for those who number all actions.
   */
  values(content: C, players: number): readonly (readonly ParameterValue<ParameterKind>[])[];
}

/** A kind of action: its parameters, what a person could sensibly try, why it may be refused, and what it does. */
export interface ActionKind<S extends Envelope, C, F extends Frame, A extends Pick<AnyAction, 'type'>> {
  /** What its actions are told apart by: no other kind of the ruleset has the same. */
  readonly type: string;
  /** What its actions say besides their type. Empty if nothing. */
  readonly parameters: Parameters;
  /** The rule that says when this action has its moment; cited when it is tried at another one. */
  readonly moment: RuleId;
  /**
   * What forbids it when it is tried at another time, where that is another rule than `moment` or more is to say than when its time is;
   * `null` if nothing else does. Asked of well-formed actions only.
   */
  untimely?(g: RulesContext<S, C>, action: A): Refusal | null;
  /**
   * Whose action it is, by player index, where that is not always the player who is asked: only actions that name somebody themselves need it.
   * Whoever it is may take it while the decision is another's. Asked of well-formed actions, legal or not. It reads nothing that is hidden
   * from anybody: whose an action is, everybody is told.
   */
  by?(g: RulesContext<S, C>, f: F, action: A): number;
  /**
   * True if `refuse` lets through all that `candidates` adds: it is not asked again then when legal actions are listed. What modules refuse is
   * asked all the same.
   */
  readonly exact?: boolean;
  /**
   * Adds everything that `player` could sensibly try here. What `refuse` lets through of it is exactly what that player may do.
   * It is asked for the player of the decision, and for others only where the kind has `by`.
   */
  candidates(g: RulesContext<S, C>, f: F, add: (action: A) => void, player: number): void;
  /**
   * Adds everything that a person may want to try here, to be told why not, where that is another list than `candidates`: what lists of legal
   * actions leave out early, and not what nobody would try. Everything legal must be in it. Left out, it is the candidates.
   */
  tries?(g: RulesContext<S, C>, f: F, add: (action: A) => void, player: number): void;
  /** The sorts of thing that its parameters name, in the words of the edition, such as `{ to: 'space' }`; others are plain values. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * What its parameters can be, where neither a list of words nor the sort of thing that they name says it, or says it closely enough: for
   * those who number all actions, as learners do.
   */
  readonly ranges?: readonly ParameterRange<C>[];
  /** What an action is about, where its parameters do not say so by themselves; else `null`. Asked of what could be tried here. */
  about?(g: RulesContext<S, C>, f: F, action: A): Subject | null;
  /** The reason why this well-formed action is not allowed now, or `null`. */
  refuse(g: RulesContext<S, C>, f: F, action: A): Refusal | null;
  /** Carries the action out, which is known to be legal. The same decision is due again afterwards unless this moves on. */
  run(g: RulesContext<S, C>, f: F, action: A): void;
}

/** A kind of action of any frame. */
// biome-ignore lint/suspicious/noExplicitAny: action kinds of all frames are kept side by side
export type AnyActionKind = ActionKind<any, any, any, any>;

/** The action type of an action kind. */
export type ActionOf<K> = K extends {
  /** What the kind does with its action. */
  run(g: never, f: never, action: infer A): void;
}
  ? { readonly [N in keyof A]: A[N] }
  : never;
