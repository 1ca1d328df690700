import type { RuleId } from '../register/rule-ids.js';
import type { AnyAction, ParameterKind, Parameters, ParameterValue } from './action-values.js';
import type { RulesContext } from './context.js';
import { phrase, type Reason, textOf } from './reasons.js';
import type { Envelope, Frame, Json } from './state.js';

/** Why something is not legal: a rule and a reason. */
export interface Refusal {
  /** The rule that forbids it, or the rule of a module that is cited instead. */
  readonly rule: RuleId;
  /**
   * What would be legal, if the text of the rule does not say it. A function is called only when a client asks for the
   * reason. A reason with values is made with `why`, so that it can be translated.
   */
  readonly reason?: string | Reason | (() => string | Reason | null);
}

/** What an action, an answer or a question is about, such as `{ is: 'card', card: 'white-blade' }`. */
export interface Subject {
  /** The sort of thing; `nothing` if the action is about no thing in particular. */
  readonly is: string;
  readonly [detail: string]: Json;
}

const refusals = new Map<string, Refusal>();

/**
 * A refusal that cites a rule. Refusals without a reason are shared and cost nothing. Give a reason with cards, spaces
 * or numbers as a function: lists of legal actions never read it.
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

/** The reason of a refusal with its values; `null` if the text of the rule suffices. */
export function whyOf({ reason }: Refusal): Reason | null {
  const given = typeof reason === 'function' ? reason() : reason;
  return given === undefined || given === null ? null : phrase(given);
}

/** The reason of a refusal as text; `null` if the text of the rule suffices. */
export function reasonOf(refusal: Refusal): string | null {
  const reason = whyOf(refusal);
  return reason && textOf(reason);
}

/** All values that parameters of an action can have, with given content and number of players. */
export interface ParameterRange<C> {
  /** The parameters: one, or several whose values belong together. */
  readonly of: readonly string[];
  /** All values, each once, as lists in the order of `of`. An action with another value can still be legal, but has no number. */
  values(content: C, players: number): readonly (readonly ParameterValue<ParameterKind>[])[];
}

/** A kind of action: its parameters, its candidates, its refusals and its effect. */
export interface ActionKind<S extends Envelope, C, F extends Frame, A extends Pick<AnyAction, 'type'>> {
  /** The type of its actions; unique in the ruleset. */
  readonly type: string;
  /** The parameters of its actions; may be empty. */
  readonly parameters: Parameters;
  /** The rule that is cited when a player tries this action at another time. */
  readonly moment: RuleId;
  /** Why the action is not legal at another time, if another rule than `moment` says so; else `null`. Asked for well-formed actions. */
  untimely?(g: RulesContext<S, C>, action: A): Refusal | null;
  /**
   * The player who acts, by index, if that is not always the player who is asked. Only actions that name a player need
   * this. That player may act while the decision is another player's. The kernel asks it for well-formed actions, legal
   * or not. It must not read hidden information: every player may learn the answer.
   */
  by?(g: RulesContext<S, C>, f: F, action: A): number;
  /** True if `refuse` allows every candidate: lists of legal actions then do not ask it. They still ask the refusals of modules. */
  readonly exact?: boolean;
  /**
   * Adds every action that `player` could sensibly try here. Those that `refuse` allows are the legal actions of that
   * player. The kernel asks it for the player of the decision, and for other players only if the kind has `by`.
   */
  candidates(g: RulesContext<S, C>, f: F, add: (action: A) => void, player: number): void;
  /** Adds every legal action and those that a client may show with the reason why they are not legal; by default the candidates. */
  tries?(g: RulesContext<S, C>, f: F, add: (action: A) => void, player: number): void;
  /** The sorts of thing that its parameters name, such as `{ to: 'space' }`, where their names do not say so in the edition. */
  readonly names?: Readonly<Record<string, string>>;
  /** All values of its parameters, for action spaces of learners, if neither a list of words nor `names` says them exactly. */
  readonly ranges?: readonly ParameterRange<C>[];
  /** What an action costs of that which a turn gives, if it costs anything. Asked where it can be tried. */
  cost?(g: RulesContext<S, C>, f: F, action: A): number;
  /** What an action is about, if its parameters do not say so; else `null`. */
  about?(g: RulesContext<S, C>, f: F, action: A): Subject | null;
  /** Why a well-formed action is not legal now, or `null`. */
  refuse(g: RulesContext<S, C>, f: F, action: A): Refusal | null;
  /** Carries out a legal action. The same decision is due again afterwards unless this moves on. */
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
