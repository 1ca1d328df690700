import { endOf } from '../spelling/nearest.js';
import { InvalidArgumentError } from './errors.js';
import { ofSort, type Reason, type ReasonValue, textOf, why } from './reasons.js';
import { isRecord } from './saves/describe-value.js';

/** An action as plain JSON: a type and parameters. */
export interface AnyAction {
  /** Names its kind, such as `move/step`. */
  readonly type: string;
  readonly [parameter: string]: unknown;
}

/** The type of a parameter. A list of words allows one of them. */
export type ParameterKind = 'id' | 'integer' | 'integers' | readonly string[];

/** The parameters of an action by name. All are required. */
export type Parameters = Readonly<Record<string, ParameterKind>>;

/** The TypeScript type of a parameter of one kind. */
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
 * Copies a value from outside and reads each part once, so that a getter or proxy cannot change the action between
 * check and execution. Returns `null` unless it is a plain object with a text as `type`. Parameters that no action can
 * have are kept: the check of the form names them.
 */
export function readAction(value: unknown): AnyAction | null {
  try {
    if (!isRecord(value)) return null;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return null;
    const action: Record<string, unknown> = {};
    let parameters = 0;
    for (const name of Object.keys(value)) {
      if (++parameters > most) return null;
      // `__proto__` would set the prototype.
      if (name === '__proto__') return null;
      action[name] = readParameter((value as Record<string, unknown>)[name]);
    }
    return typeof action.type === 'string' ? (action as AnyAction) : null;
  } catch {
    // The value cannot be read.
    return null;
  }
}

function readParameter(value: unknown): unknown {
  // -0 becomes 0.
  if (value === 0) return 0;
  if (!Array.isArray(value) || value.length > most) return value;
  const items: unknown[] = [];
  // By index: a list from outside may have an iterator of its own.
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
 * @throws InvalidArgumentError unless the value is an action
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

const asWritten = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol' ? '?' : String(value);

const longestCode = 3000;

const namesOf = (parameters: Parameters): string => Object.keys(parameters).join(', ') || 'none';

/** Reads an action code by the parameters of its kind, or of its type among the `others`. Returns a sentence if it cannot. */
export function readActionCode(
  code: string,
  kinds: Readonly<Record<string, { readonly parameters: Parameters }>>,
  others: Readonly<Record<string, Parameters>>,
): AnyAction | string {
  if (typeof code !== 'string') return 'The code of an action is a text, such as "move/step to=h0714 die=2".';
  const [type = '', ...parts] = code.slice(0, longestCode).trim().split(/\s+/);
  const parameters = Object.hasOwn(others, type) ? others[type] : kinds[type]?.parameters;
  if (!parameters) return `"${type.slice(0, 60)}" is no kind of action${endOf(type, Object.keys(kinds))}`;
  const action: Record<string, unknown> = { type };
  for (const part of parts) {
    const cut = part.indexOf('=');
    if (cut < 1) return `"${part}" should be written name=value.`;
    const name = part.slice(0, cut);
    const text = part.slice(cut + 1);
    const kind = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (kind === undefined) return `${type} has no parameter "${name}"; it has ${namesOf(parameters)}.`;
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
