import { InvalidArgumentError } from './errors.js';
import { ofSort, type Reason, type ReasonValue, textOf, why } from './reasons.js';

/* Actions as plain JSON: what they may hold, how they are read, and their codes. */

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
