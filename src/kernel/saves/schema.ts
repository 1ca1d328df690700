import type { RuleId } from '../../register/rule-ids.js';
import { mostCounted } from '../counting.js';
import type { Problem } from '../errors.js';
import type { Frame } from '../state.js';
import { isRecord, join, show } from './describe-value.js';

/*
 * The words that forms of saves are written in. Each says in a sentence what would be right in its place. Every module carries the
 * forms of what it remembers, so they weigh next to nothing: a library of schemas would outweigh the modules themselves.
 */

/** Which values may stand in a place. */
export interface Form<T = unknown> {
  /** Adds to the problems what is wrong with a value in this place. */
  readonly find: (value: unknown, path: string, problems: Problem[]) => void;
  /** The same form, or `null`. */
  readonly nullable: () => Form<T | null>;
  /** The same form, for a key that may be missing. */
  readonly optional: () => MaybeForm<T>;
  /** Never there: carries the type of the values. */
  readonly shape?: T;
}

/** The form of a key that may be missing. */
export interface MaybeForm<T = unknown> extends Form<T | undefined> {
  /** It may be missing. */
  readonly mayBeMissing: true;
}

/** The forms of an object's keys. */
export type Keys = Readonly<Record<string, Form>>;

/** The values of a form. */
export type ValueOf<F extends Form> = F extends Form<infer T> ? T : never;

/** The objects with exactly these keys. */
export type ObjectOf<K extends Keys> = {
  -readonly [Key in keyof K as K[Key] extends MaybeForm ? never : Key]: ValueOf<K[Key]>;
} & {
  -readonly [Key in keyof K as K[Key] extends MaybeForm ? Key : never]?: Exclude<ValueOf<K[Key]>, undefined>;
};

/** The frames of a kind, from the form of their locals. */
export type FrameWith<K extends string, Locals extends () => Form> = Flat<
  Frame & { kind: K } & ValueOf<ReturnType<Locals>>
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

/** What a form finds wrong with a value in a place, one problem for each thing. */
export function check(wanted: Form, value: unknown, above: string): Problem[] {
  const problems: Problem[] = [];
  wanted.find(value, above, problems);
  return problems;
}

/** A value that passes a check; `wish` says in words what that is. */
export const is = <T>(wish: string, passes: (value: unknown) => boolean): Form<T> =>
  form((value, path, problems) => {
    if (!passes(value)) problems.push({ path, message: wrong(value, wish) });
  });

/** A whole number, both ends included. */
export const whole = (least: number, most: number) =>
  is<number>(
    `a whole number from ${least} to ${most}`,
    (value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
  );

/** One of these words. */
export const word = <const T extends string>(words: readonly T[]) =>
  is<T>(words.map((one) => `"${one}"`).join(' or '), (value) => words.some((one) => one === value));

/** A text of so many characters at most. */
export const text = (wish: string, most = 120, least = 1) =>
  is<string>(
    `${wish} (a text of ${least} to ${most} characters)`,
    (value) => typeof value === 'string' && value.length >= least && value.length <= most,
  );

/** A list of so many at most. */
export function listOf<T>(item: Form<T>, most: number, least = 0): Form<T[]> {
  const wish = least === most ? `a list of ${most}` : `a list of ${least} to ${most}`;
  return form((value, path, problems) => {
    if (!Array.isArray(value) || value.length < least || value.length > most)
      problems.push({ path, message: wrong(value, wish) });
    else
      value.forEach((one, at) => {
        item.find(one, join(path, at), problems);
      });
  });
}

/** The same list, with no value twice. */
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
  form((value, path, problems) => {
    if (!Array.isArray(value) || value.length !== 2)
      problems.push({ path, message: wrong(value, 'a list of two, one for each side') });
    else
      value.forEach((one, at) => {
        item.find(one, join(path, at), problems);
      });
  });

/** An object with exactly these keys. */
export const object = <const K extends Keys>(wish: string, keys: K): Form<ObjectOf<K>> =>
  form((value, path, problems) => {
    if (!isRecord(value)) {
      problems.push({ path, message: wrong(value, wish) });
      return;
    }
    for (const key of Object.keys(keys))
      keys[key]?.find(Object.hasOwn(value, key) ? value[key] : undefined, join(path, key), problems);
    for (const key of Object.keys(value))
      if (!Object.hasOwn(keys, key))
        problems.push({
          path: join(path, key),
          message: `There is no such key here; ${wish} has ${Object.keys(keys).join(', ') || 'none at all'}.`,
        });
  });

/** An object with any keys, and a value of one form under each. */
export const byName = <T>(wish: string, of: Form<T>): Form<Record<string, T>> =>
  form((value, path, problems) => {
    if (isRecord(value)) for (const key of Object.keys(value)) of.find(value[key], join(path, key), problems);
    else problems.push({ path, message: wrong(value, wish) });
  });

/** One of several objects, told apart by the word under a key. */
export const oneOf = <const K extends string, Forms extends Readonly<Record<string, Form>>>(
  key: K,
  wish: string,
  forms: Forms,
): Form<ValueOf<Forms[keyof Forms]>> =>
  form((value, path, problems) => {
    if (!isRecord(value)) {
      problems.push({ path, message: wrong(value, wish) });
      return;
    }
    const told = value[key];
    const wanted = typeof told === 'string' && Object.hasOwn(forms, told) ? forms[told] : undefined;
    if (wanted === undefined) problems.push({ path: join(path, key), message: wrong(value, wish) });
    else wanted.find(value, path, problems);
  });

/** A value of one form or the other; `wish` says in words what that is. */
export const either = <A, B>(wish: string, one: Form<A>, other: Form<B>): Form<A | B> =>
  is(wish, (value) => [one, other].some((wanted) => check(wanted, value, '').length === 0));

/** A number of anything that is counted. */
export const count = /* @__PURE__ */ whole(0, mostCounted);
/** What rolls and values come to: as far as counts of anything can take them. */
export const signed = /* @__PURE__ */ whole(-10_000_000_000, 10_000_000_000);
/** True or false. */
export const yesNo = /* @__PURE__ */ is<boolean>('true or false', (value) => typeof value === 'boolean');
/** A rule by its id. Whether there is one of that id, only those can say who have the register. */
export const ruleId = /* @__PURE__ */ is<RuleId>(
  'the id of a rule',
  (value) => typeof value === 'string' && /^[a-z0-9]+\.[\w.-]{1,110}$/.test(value),
);
