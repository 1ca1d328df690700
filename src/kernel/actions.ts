import type { RuleId } from '../register/rule-ids.js';
import type { Game } from './game.js';
import type { Envelope, Frame } from './state.js';

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
  /** What would be right, where the rule's own wording does not say it all. */
  readonly reason?: string;
}

const refusals = new Map<string, Refusal>();

/** A refusal that cites a rule. Refusals without a reason of their own are shared, so asking costs nothing. */
export function forbid(rule: RuleId, reason?: string): Refusal {
  if (reason !== undefined) return { rule, reason };
  const known = refusals.get(rule);
  if (known) return known;
  const refusal: Refusal = { rule };
  refusals.set(rule, refusal);
  return refusal;
}

/** A kind of action: its parameters, what a person could sensibly try, why it may be refused, and what it does. */
export interface ActionKind<S extends Envelope, C, F extends Frame, A extends Pick<AnyAction, 'type'>> {
  /** What its actions are told apart by: no other kind of the ruleset has the same. */
  readonly type: string;
  /** What its actions say besides their type. Empty if nothing. */
  readonly parameters: Parameters;
  /** The rule that says when this action has its moment; cited when it is tried at another one. */
  readonly moment: RuleId;
  /** What there is to say when it is tried at another time, where `moment` does not say it all; `null` if it does. */
  untimely?(g: Game<S, C>): Refusal | null;
  /** Adds everything that could sensibly be tried here. What `refuse` lets through of it is exactly what is legal. */
  candidates(g: Game<S, C>, f: F, add: (action: A) => void): void;
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
  ? A
  : never;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const ids = /^[a-z0-9][a-z0-9._/#-]*$/i;

function fits(kind: ParameterKind, value: unknown): boolean {
  if (kind === 'id') return typeof value === 'string' && value.length <= 120 && ids.test(value);
  if (kind === 'integer') return isWhole(value);
  if (kind === 'integers')
    return Array.isArray(value) && value.length <= 20 && Array.from<unknown>(value).every(isWhole);
  return typeof value === 'string' && kind.includes(value);
}

const describe = (kind: ParameterKind): string =>
  kind === 'id'
    ? 'an id'
    : kind === 'integer'
      ? 'a whole number'
      : kind === 'integers'
        ? 'a list of whole numbers'
        : `one of ${kind.join(', ')}`;

/** What is wrong with the form of an action, or `null`. */
export function malformed(parameters: Parameters, action: AnyAction): string | null {
  for (const name in parameters) {
    const kind = parameters[name] as ParameterKind;
    if (!Object.hasOwn(action, name)) return `${action.type} needs "${name}", ${describe(kind)}.`;
    if (!fits(kind, action[name])) return `"${name}" of ${action.type} must be ${describe(kind)}.`;
  }
  for (const name of Object.keys(action))
    if (name !== 'type' && !Object.hasOwn(parameters, name))
      return `${action.type} has no parameter "${name}".`;
  return null;
}

/** Whether a value is an object with a string `type` and no strange prototype. */
export function isActionLike(value: unknown): value is AnyAction {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.hasOwn(value, 'type') && typeof (value as AnyAction).type === 'string';
}

/**
 * The one-line code of an action, for logs and tests: the type and each parameter as `name=value`, lists with commas.
 *
 * @example
 * ```ts
 * actionCode({ type: 'move/step', to: 'h0714', die: 2 }) // 'move/step to=h0714 die=2'
 * ```
 */
export function actionCode(action: AnyAction): string {
  let code = action.type;
  for (const name of Object.keys(action)) {
    if (name === 'type') continue;
    const value = action[name];
    code += ` ${name}=${Array.isArray(value) ? value.join(',') : String(value)}`;
  }
  return code;
}

/** Reads an action's code back, by the parameters of its kind. Returns a sentence where it cannot. */
export function readActionCode(
  code: string,
  parametersOf: (type: string) => Parameters | undefined,
): AnyAction | string {
  const [type = '', ...parts] = code.trim().split(/\s+/);
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
      return `"${name}" of ${type} must be ${describe(kind)}.`;
    action[name] =
      kind === 'integer'
        ? Number(text)
        : kind === 'integers'
          ? text === ''
            ? []
            : text.split(',').map(Number)
          : text;
  }
  return malformed(parameters, action as AnyAction) ?? (action as AnyAction);
}
