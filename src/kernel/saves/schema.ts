import type { RuleId } from '../../register/rule-ids.js';
import { mostCounted } from '../counting.js';
import type { Problem } from '../errors.js';
import type { FrameRef } from '../frame-refs.js';
import type { Frame } from '../state.js';
import { isRecord, join, show } from './describe-value.js';

/* The vocabulary of schemas. Modules carry those of their state, so they are small: a schema library would outweigh the modules. */

/** The schema of a value. */
export interface Form<T = unknown> {
  /** Adds the problems of a value at this path. */
  readonly find: (value: unknown, path: string, problems: Problem[]) => void;
  /** The same, or `null`. */
  readonly nullable: () => Form<T | null>;
  /** The same, for an optional key. */
  readonly optional: () => MaybeForm<T>;
  /** Never present: carries the type of the values. */
  readonly shape?: T;
}

/** The schema of an optional key. */
export interface MaybeForm<T = unknown> extends Form<T | undefined> {
  /** The key is optional. */
  readonly mayBeMissing: true;
}

/** The schemas of an object's keys. */
export type Keys = Readonly<Record<string, Form>>;

/** The values of a schema. */
export type ValueOf<F extends Form> = F extends Form<infer T> ? T : never;

/** The objects with exactly these keys. */
export type ObjectOf<K extends Keys> = {
  -readonly [Key in keyof K as K[Key] extends MaybeForm ? never : Key]: ValueOf<K[Key]>;
} & {
  -readonly [Key in keyof K as K[Key] extends MaybeForm ? Key : never]?: Exclude<ValueOf<K[Key]>, undefined>;
};

/**
 * The frames of a kind, from the schema of their locals.
 *
 * @typeParam K - the kind
 * @typeParam Locals - a function that returns the schema
 */
export type FrameWith<K extends string, Locals extends () => Form> = Flat<
  Omit<Frame, 'kind'> & {
    /** The kind of frame. */
    kind: K;
  } & ValueOf<ReturnType<Locals>>
>;

type Flat<T> = { [Key in keyof T]: T[Key] };

const wrong = (value: unknown, wish: string): string =>
  value === undefined
    ? `This is missing; it should be ${wish}.`
    : `${show(value)} is not right here; it should be ${wish}.`;

function form<T>(find: Form['find']): Form<T> {
  return {
    find,
    nullable: () => form((value, path, problems) => value === null || find(value, path, problems)),
    optional: () => ({
      ...form<T | undefined>((value, path, problems) => value === undefined || find(value, path, problems)),
      mayBeMissing: true,
    }),
  };
}

/** The problems of a value at a path. */
export function check(wanted: Form, value: unknown, above: string): Problem[] {
  const problems: Problem[] = [];
  wanted.find(value, above, problems);
  return problems;
}

/** `wish` says in words what is right. */
export const is = <T>(wish: string, passes: (value: unknown) => boolean): Form<T> =>
  form((value, path, problems) => {
    if (!passes(value)) problems.push({ path, message: wrong(value, wish) });
  });

/** Both bounds included. */
export const whole = (least: number, most: number) =>
  is<number>(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** One of some words. */
export const word = <const T extends string>(words: readonly T[]) =>
  is<T>(words.map((one) => `"${one}"`).join(' or '), (value) => words.some((one) => one === value));

/** `most` and `least` count characters. */
export const text = (wish: string, most = 120, least = 1) =>
  is<string>(
    `${wish} (a text of ${least} to ${most} characters)`,
    (value) => typeof value === 'string' && value.length >= least && value.length <= most,
  );

/** `most` and `least` count items. */
export const listOf = <T>(item: Form<T>, most: number, least = 0): Form<T[]> =>
  listAs(least === most ? `a list of ${most}` : `a list of ${least} to ${most}`, item, most, least);

const listAs = <T>(wish: string, item: Form<T>, most: number, least: number): Form<T[]> =>
  form((value, path, problems) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      problems.push({ path, message: wrong(value, wish) });
    else
      value.forEach((one, at) => {
        item.find(one, join(path, at), problems);
      });
  });

/** No value twice. */
export const eachOnce = <T extends string | number>(list: Form<T[]>): Form<T[]> =>
  form((value, path, problems) => {
    const before = problems.length;
    list.find(value, path, problems);
    if (problems.length > before) return;
    const items = value as readonly T[];
    items.forEach((one, at) => {
      if (items.indexOf(one) < at)
        problems.push({ path: join(path, at), message: `${show(one)} stands there twice.` });
    });
  });

/** Two values, one for each side. */
export const pairOf = <T>(item: Form<T>): Form<[T, T]> =>
  listAs('a list of two, one for each side', item, 2, 2) as unknown as Form<[T, T]>;

const record = <T>(
  wish: string,
  find: (value: Readonly<Record<string, unknown>>, path: string, problems: Problem[]) => void,
): Form<T> =>
  form((value, path, problems) => {
    if (isRecord(value)) find(value, path, problems);
    else problems.push({ path, message: wrong(value, wish) });
  });

/** Exactly these keys. */
export const object = <const K extends Keys>(wish: string, keys: K): Form<ObjectOf<K>> =>
  record(wish, (value, path, problems) => {
    for (const key of Object.keys(keys))
      keys[key]?.find(Object.hasOwn(value, key) ? value[key] : undefined, join(path, key), problems);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(keys, key))
        problems.push({
          path: join(path, key),
          message: `There is no such key here; ${wish} has ${Object.keys(keys).join(', ') || 'none at all'}.`,
        });
  });

/**
 * A frame of a module from the schemas of its locals: a save has exactly these.
 *
 * @example
 * ```ts
 * const night = frameWith('wolves/night', { player: seat, card: cardId.nullable() });
 * type NightFrame = FrameOf<typeof night>;
 * ```
 */
export function frameWith<const K extends string, const L extends Keys>(
  kind: K,
  locals: L,
): FrameRef<Extract<FrameWith<K, () => Form<ObjectOf<L>>>, Frame>> {
  const form = object(`${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} frame`, locals);
  const problemsOf: FrameRef['problemsOf'] = (claimed) => check(form, claimed, '');
  return { kind, problemsOf } as never;
}

/** Any keys, with values of one form. */
export const byName = <T>(wish: string, of: Form<T>): Form<Record<string, T>> =>
  record(wish, (value, path, problems) => {
    for (const key of Object.keys(value)) of.find(value[key], join(path, key), problems);
  });

/** One of several objects, told apart by the word under a key. */
export const oneOf = <const K extends string, Forms extends Readonly<Record<string, Form>>>(
  key: K,
  wish: string,
  forms: Forms,
): Form<ValueOf<Forms[keyof Forms]>> =>
  record(wish, (value, path, problems) => {
    const told = value[key];
    const wanted = typeof told === 'string' && Object.hasOwn(forms, told) ? forms[told] : undefined;
    if (wanted === undefined) problems.push({ path: join(path, key), message: wrong(value, wish) });
    else wanted.find(value, path, problems);
  });

/** `wish` says in words what is right. */
export const either = <A, B>(wish: string, one: Form<A>, other: Form<B>): Form<A | B> =>
  is(wish, (value) => [one, other].some((wanted) => check(wanted, value, '').length === 0));

/** A count of things. */
export const count = /* @__PURE__ */ whole(0, mostCounted);
/** The range of rolls and values, as far as counts can take them. */
export const signed = /* @__PURE__ */ whole(-10_000_000_000, 10_000_000_000);
/** True or false. */
export const yesNo = /* @__PURE__ */ is<boolean>('true or false', (value) => typeof value === 'boolean');
/** Whether the rule exists is checked by callers with a register. */
export const ruleId = /* @__PURE__ */ is<RuleId>(
  'the id of a rule',
  (value) => typeof value === 'string' && /^[a-z0-9]+\.[\w.-]{1,110}$/.test(value),
);
