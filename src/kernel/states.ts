import { freezeJson } from './copy.js';
import { EngineError, InvalidArgumentError, InvalidSaveError } from './errors.js';
import type { Rules } from './module.js';
import type { Envelope } from './state.js';

/* Which values a ruleset takes for its states: those it gave itself, and copies of others that belong to it. */

/** No state is nested deeper. */
const deepest = 60;

/**
 * A private, mutable copy of a value that is plain data: texts, numbers, lists and objects, nested sixty deep at most. Each part is read once.
 *
 * @throws EngineError as `wrong` makes it, for anything else
 */
export function copyData<T>(value: T, wrong: (path: string, message: string) => EngineError): T {
  const copy = (part: unknown, path: string, level: number): unknown => {
    if (typeof part === 'string' || typeof part === 'boolean' || part === null) return part;
    if (typeof part === 'number' && Number.isFinite(part)) return part === 0 ? 0 : part;
    if (typeof part !== 'object') throw wrong(path, 'This is no JSON value.');
    if (level >= deepest) throw wrong(path, `It is nested deeper than ${deepest} levels, or without end.`);
    const at = (key: string | number): string => (path === '' ? String(key) : `${path}/${key}`);
    if (Array.isArray(part)) {
      const list: unknown[] = [];
      for (let i = 0; i < part.length; i++) list.push(copy(part[i], at(i), level + 1));
      return list;
    }
    const object: Record<string, unknown> = {};
    for (const key of Object.keys(part)) {
      if (key === '__proto__') throw wrong(at(key), 'No part has such a name.');
      const field = (part as Record<string, unknown>)[key];
      if (field !== undefined) object[key] = copy(field, at(key), level + 1);
    }
    return object;
  };
  try {
    return copy(value, '', 0) as T;
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw wrong('', 'It cannot be read.');
  }
}

/**
 * What options say under these names, each read once; nothing if there are none.
 *
 * @throws InvalidArgumentError for what are no options
 */
export function readOptions<O extends object>(
  options: O | undefined,
  names: readonly (keyof O & string)[],
): O {
  const read: Partial<O> = {};
  if (options === undefined) return read as O;
  try {
    if (typeof options === 'object' && options !== null) {
      for (const name of names) if (options[name] !== undefined) read[name] = options[name];
      return read as O;
    }
  } catch {
    // Told below.
  }
  throw new InvalidArgumentError(
    `Options are an object with ${names.join(', ')}, each of which may be left out.`,
  );
}

/** What a ruleset knows of states. */
export interface Keeper<S> {
  /** Remembers a state or a view that the ruleset gives, frozen to its depths. */
  keep(state: S): S;
  /** Whether a value is one of those: then nothing about it has to be checked. */
  knows(value: S): boolean;
  /** A state or a view of this ruleset: the value itself if it is known, else a frozen copy. Throws if it is none. */
  read(value: S): S;
  /** The same, but no view. */
  readState(value: S): S;
  /** Whether a value says that it is a state, but of other rules or other content. */
  isOther(value: S): boolean;
}

/** Makes sure that values are states of these rules and of this content. */
export function keeperOf<S extends Envelope, C>(rules: Rules<S, C>): Keeper<S> {
  const known = new WeakSet<S>();
  /** Copies of values that nobody can change any more. */
  const copies = new WeakMap<S, S>();
  const wrong = (path: string, message: string): EngineError => new InvalidSaveError([{ path, message }]);

  const keep = (state: S): S => {
    known.add(state);
    return state;
  };

  function read(value: S): S {
    if (typeof value !== 'object' || value === null)
      throw wrong('', 'This is no game state. Pass one that createGame, apply or parseState gave.');
    if (known.has(value)) return value;
    const before = copies.get(value);
    if (before !== undefined) return before;
    const copy = copyData(value, wrong);
    if (Array.isArray(copy))
      throw wrong('', 'This is no game state. Pass one that createGame, apply or parseState gave.');
    assertOurs(copy);
    freezeJson(copy);
    if (Object.isFrozen(value)) copies.set(value, copy);
    return copy;
  }

  /** Whether the rules can look at it without stumbling at the first step. */
  function assertOurs({ edition, content, modules, frames, decks, players, chance, ext, outcome }: S): void {
    const isObject = (part: unknown): boolean =>
      typeof part === 'object' && part !== null && !Array.isArray(part);
    if (
      !Array.isArray(frames) ||
      !Array.isArray(players) ||
      ![decks, chance, ext].every(isObject) ||
      outcome === undefined
    )
      throw wrong('', 'This is no game state. Pass one that createGame, apply or parseState gave.');
    const { mode, generator, answered, trail } = chance;
    const isGenerator =
      Array.isArray(generator) && generator.length === 4 && generator.every(Number.isInteger);
    if (!['seeded', 'manual'].includes(mode) || !Number.isInteger(answered) || !Number.isInteger(trail))
      throw wrong('chance', 'It says how chance is answered: mode, generator, answered and trail.');
    if (generator !== null && !isGenerator)
      throw wrong('chance/generator', 'A generator is a list of four whole numbers.');
    if (edition !== rules.edition)
      throw wrong('edition', `This is a game of ${shown(edition)}; these are the rules of ${rules.edition}.`);
    if (!Array.isArray(modules) || !sameList(modules, rules.moduleIds))
      throw wrong(
        'modules',
        `This game is played with the modules ${listed(modules)}; these are the rules with ${listed(rules.moduleIds)}.`,
      );
    if (content !== rules.fingerprint)
      throw wrong(
        'content',
        'This game is played with other content than these rules. Compose its ruleset with composeRuleset(modules, packs).',
      );
  }

  return {
    isOther(value) {
      if (typeof value !== 'object' || value === null || known.has(value)) return false;
      const { edition, content, modules } = copyData(value, wrong);
      if (!Array.isArray(modules)) return false;
      return (
        edition !== rules.edition || content !== rules.fingerprint || !sameList(modules, rules.moduleIds)
      );
    },
    keep,
    knows: (value) => known.has(value),
    read,
    readState(value) {
      const state = read(value);
      if (state.viewer !== undefined)
        throw new InvalidArgumentError(
          'This is a view, what one player may know of a game: it can be looked at and simulated, but not played on. Pass the state that it is a view of.',
        );
      return state;
    },
  };
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && b.every((item, at) => item === a[at]);

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 60) : 'another edition';

const listed = (ids: unknown): string =>
  Array.isArray(ids) && ids.length > 0
    ? ids
        .slice(0, 20)
        .map((id) => String(id).slice(0, 60))
        .join(', ')
    : '(none)';
