import type { RuleId } from '../register/rule-ids.js';
import { InvalidArgumentError } from './errors.js';
import type { Game } from './game.js';
import { ofSort, phrase, type Reason, type ReasonValue, textOf, why } from './reasons.js';
import type { Envelope, Frame, Json } from './state.js';

/** Any action, as it comes in: a type and plain parameters. */
export interface AnyAction {
  /** Names its kind, such as `move/step`. */
  readonly type: string;
  readonly [parameter: string]: unknown;
}

/** What an action's parameter may be. A list of words allows one of them. */
export type ParameterKind = 'id' | 'integer' | 'integers' | readonly string[];

/** An action's parameters and what each may be, by name. All of them are needed. */
export type Parameters = Readonly<Record<string, ParameterKind>>;

/** The value of a parameter of one kind. */
export type ParameterValue<K extends ParameterKind> = K extends 'id'
  ? string
  : K extends 'integer'
    ? number
    : K extends 'integers'
      ? readonly number[]
      : K extends readonly (infer W)[]
        ? W
        : never;

/** The JSON value of an action with these parameters. */
export type ActionValue<T extends string, P extends Parameters> = {
  /** The type of its kind. */
  readonly type: T;
} & {
  readonly [N in keyof P]: ParameterValue<P[N]>;
};

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
  untimely?(g: Game<S, C>, action: A): Refusal | null;
  /**
   * Whose action it is, by player index, where that is not always the player who is asked: only actions that name somebody themselves need it.
   * Whoever it is may take it while the decision is another's. Asked of well-formed actions, legal or not. It reads nothing that is hidden
   * from anybody: whose an action is, everybody is told.
   */
  by?(g: Game<S, C>, f: F, action: A): number;
  /**
   * True if `refuse` lets through all that `candidates` adds: it is not asked again then when legal actions are listed. What modules refuse is
   * asked all the same.
   */
  readonly exact?: boolean;
  /**
   * Adds everything that `player` could sensibly try here. What `refuse` lets through of it is exactly what that player may do.
   * It is asked for the player of the decision, and for others only where the kind has `by`.
   */
  candidates(g: Game<S, C>, f: F, add: (action: A) => void, player: number): void;
  /**
   * Adds everything that a person may want to try here, to be told why not, where that is another list than `candidates`: what lists of legal
   * actions leave out early, and not what nobody would try. Everything legal must be in it. Left out, it is the candidates.
   */
  tries?(g: Game<S, C>, f: F, add: (action: A) => void, player: number): void;
  /** The sorts of thing that its parameters name, in the words of the edition, such as `{ to: 'space' }`; others are plain values. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * What its parameters can be, where neither a list of words nor the sort of thing that they name says it, or says it closely enough: for
   * those who number all actions, as learners do.
   */
  readonly ranges?: readonly ParameterRange<C>[];
  /** What an action is about, where its parameters do not say so by themselves; else `null`. Asked of what could be tried here. */
  about?(g: Game<S, C>, f: F, action: A): Subject | null;
  /** The reason why this well-formed action is not allowed now, or `null`. */
  refuse(g: Game<S, C>, f: F, action: A): Refusal | null;
  /** Carries the action out, which is known to be legal. The same decision is due again afterwards unless this moves on. */
  run(g: Game<S, C>, f: F, action: A): void;
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

/** No action has more parameters, nor a longer list in one. */
const most = 20;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const ids = /^[a-z0-9][a-z0-9._/#-]*$/i;

function fits(kind: ParameterKind, value: unknown): boolean {
  if (kind === 'id') return typeof value === 'string' && value.length <= 120 && ids.test(value);
  if (kind === 'integer') return isWhole(value);
  if (kind === 'integers')
    return Array.isArray(value) && value.length <= most && Array.from<unknown>(value).every(isWhole);
  return typeof value === 'string' && kind.includes(value);
}

const described = (kind: ParameterKind): Reason =>
  kind === 'id'
    ? why`an id`
    : kind === 'integer'
      ? why`a whole number`
      : kind === 'integers'
        ? why`a list of whole numbers`
        : why`one of ${code(kind.join(', '))}`;

/** What is told as it is written. */
const code = (text: string): ReasonValue => ofSort('code', text);

/** What is wrong with the form of an action, or `null`. */
export function malformed(parameters: Parameters, action: AnyAction): Reason | null {
  for (const name in parameters) {
    const kind = parameters[name] as ParameterKind;
    if (!Object.hasOwn(action, name))
      return why`${code(action.type)} needs "${code(name)}", ${described(kind)}.`;
    if (!fits(kind, action[name]))
      return why`"${code(name)}" of ${code(action.type)} must be ${described(kind)}.`;
  }
  for (const name of Object.keys(action))
    if (name !== 'type' && !Object.hasOwn(parameters, name))
      return why`${code(action.type)} has no parameter "${code(name)}".`;
  return null;
}

/**
 * A private copy of a value offered as an action, each part read once: what is judged is what is carried out, whatever the value does
 * when it is looked at again. `null` if it is no plain object with a text as `type`. A parameter that no action can have is kept as it
 * is, for the check of the form to name.
 */
export function readAction(value: unknown): AnyAction | null {
  try {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return null;
    const action: Record<string, unknown> = {};
    let parameters = 0;
    for (const name of Object.keys(value)) {
      if (++parameters > most) return null;
      // Not assigned where JavaScript means something else by the name.
      if (name === '__proto__') return null;
      action[name] = readParameter((value as Record<string, unknown>)[name]);
    }
    return typeof action.type === 'string' ? (action as AnyAction) : null;
  } catch {
    // A value that cannot be read says nothing.
    return null;
  }
}

function readParameter(value: unknown): unknown {
  // There is one zero.
  if (value === 0) return 0;
  if (!Array.isArray(value) || value.length > most) return value;
  const items: unknown[] = [];
  // By index: what a list does when it is walked through is its own affair.
  for (let at = 0; at < value.length; at++) {
    const item: unknown = value[at];
    items.push(item === 0 ? 0 : item);
  }
  return items;
}

/**
 * The one-line code of an action, for logs and tests: the type and each parameter as `name=value`, lists with commas.
 *
 * @example
 * ```ts
 * actionCode({ type: 'move/step', to: 'h0714', die: 2 }) // 'move/step to=h0714 die=2'
 * ```
 * @throws InvalidArgumentError for what is no action
 */
export function actionCode(action: AnyAction): string {
  const read = readAction(action);
  if (read === null) throw new InvalidArgumentError('A code is of an action, an object with a "type".');
  let code = read.type;
  for (const name of Object.keys(read)) {
    if (name === 'type') continue;
    const value = read[name];
    code += ` ${name}=${Array.isArray(value) ? value.map(asWritten).join(',') : asWritten(value)}`;
  }
  return code;
}

/** A parameter as it stands in a code. What is none of an action has no text of its own. */
const asWritten = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol' ? '?' : String(value);

/** Longer than the code of any action. */
const longestCode = 3000;

/** Reads an action's code back, by the parameters of its kind. Returns a sentence where it cannot. */
export function readActionCode(
  code: string,
  parametersOf: (type: string) => Parameters | undefined,
): AnyAction | string {
  if (typeof code !== 'string') return 'The code of an action is a text, such as "move/step to=h0714 die=2".';
  const [type = '', ...parts] = code.slice(0, longestCode).trim().split(/\s+/);
  const parameters = parametersOf(type);
  if (!parameters) return `"${type}" is no kind of action.`;
  const action: Record<string, unknown> = { type };
  for (const part of parts) {
    const cut = part.indexOf('=');
    if (cut < 1) return `"${part}" should be written name=value.`;
    const name = part.slice(0, cut);
    const text = part.slice(cut + 1);
    const kind = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (kind === undefined) return `${type} has no parameter "${name}".`;
    if (Object.hasOwn(action, name)) return `"${name}" is written twice.`;
    const numbers = kind === 'integers' && text !== '' ? text.split(',') : kind === 'integer' ? [text] : [];
    if (numbers.some((number) => !/^-?\d{1,15}$/.test(number)))
      return `"${name}" of ${type} must be ${textOf(described(kind))}.`;
    action[name] =
      kind === 'integer'
        ? Number(text)
        : kind === 'integers'
          ? text === ''
            ? []
            : text.split(',').map(Number)
          : text;
  }
  const wrong = malformed(parameters, action as AnyAction);
  return wrong ? textOf(wrong) : (action as AnyAction);
}
