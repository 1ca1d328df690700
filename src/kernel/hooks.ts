import type { HookStore, RulesContext } from './context.js';
import { canonicalJson } from './hash.js';
import type { Envelope } from './state.js';

/** A rule that modules can override, called like a function. */
export interface Hook<S extends Envelope, C, A extends readonly unknown[], R> {
  (g: RulesContext<S, C>, ...args: A): R;
  /** Its index in {@link Rules.overrides}. It changes each time the package loads: never store it. */
  readonly slot: number;
  /** What it answers or does, in words. */
  readonly title: string;
  /** The edition that asks it; any if left out. */
  readonly edition?: string | undefined;
  /** The rule without overrides. */
  readonly base: (g: RulesContext<S, C>, ...args: A) => R;
}

/** A rule of any signature. */
// One table cannot hold the types of composed rules; `override` is the typed way in.
// biome-ignore lint/suspicious/noExplicitAny: the table holds functions of every signature
export type AnyRule = (...args: any[]) => any;

/** A module's override of a hook. */
export interface Override {
  /** The hook object: a hook of another copy of the package is a different one. */
  readonly hook: AnyHook;
  /** Makes the new rule from the previous one, which is the base or another module's. */
  readonly wrap: (next: AnyRule) => AnyRule;
}

/** A hook of any signature. */
export type AnyHook = Pick<
  Hook<Envelope, unknown, readonly unknown[], unknown>,
  'slot' | 'title' | 'edition'
> & {
  /** The rule without overrides. */
  readonly base: AnyRule;
};

/** All hooks of this copy of the package, by slot. */
const hooks: AnyHook[] = [];

/** Whether this copy of the package made the hook, so that its slot is valid here. */
export const isHook = (value: unknown): value is AnyHook =>
  typeof value === 'function' && hooks[(value as unknown as AnyHook).slot] === (value as unknown);

/**
 * Lets modules override a rule. Callers call the result like the function itself; a composed ruleset answers with its own version. A
 * *query* computes something from the state; a *command* changes it. At most four arguments beside the game are passed on.
 */
export function hook<S extends Envelope, C, A extends readonly unknown[], R>(
  title: string,
  base: (g: RulesContext<S, C>, ...args: A) => R,
  edition?: string,
): Hook<S, C, A, R> {
  const slot = hooks.length;
  const plain = base as AnyRule;
  // Fixed parameters, as hooks are on the hot path. Two calls, so that a base without overrides can be inlined.
  const ask = (g: HookStore, a: unknown, b: unknown, c: unknown, d: unknown): R => {
    const other = g.overrides[slot];
    return other === undefined ? plain(g, a, b, c, d) : other(g, a, b, c, d);
  };
  const made = Object.freeze(
    Object.assign(ask as unknown as (g: RulesContext<S, C>, ...args: A) => R, { slot, title, edition, base }),
  );
  hooks.push(made as unknown as AnyHook);
  return made;
}

/**
 * Overrides a hook as middleware.
 *
 * @example
 * ```ts
 * override(lifeOf, (next) => (g, player, who) => next(g, player, who) + 1)
 * ```
 */
export function override<S extends Envelope, C, A extends readonly unknown[], R>(
  target: Hook<S, C, A, R>,
  wrap: (next: (g: RulesContext<S, C>, ...args: A) => R) => (g: RulesContext<S, C>, ...args: A) => R,
): Override {
  return {
    hook: target as unknown as AnyHook,
    wrap: wrap as (next: AnyRule) => AnyRule,
  };
}

/** All caches by player of this copy of the package, by their index in {@link HookStore.playerCaches}. */
const notes: AnyRule[] = [];

/**
 * A query about one player, cached until an event of a kind that `invalidates` happens: everything that can change the answer must emit
 * such an event at once. For frequent queries with rare changes.
 *
 * @param take - calculates the answer; it is not a hook, but may call hooks whose answers change with such events only
 */
export function cachedByPlayer<S extends Envelope, C, R extends object>(
  take: (g: RulesContext<S, C>, player: number) => R,
): (g: RulesContext<S, C>, player: number) => R {
  const place = notes.length;
  notes.push(take as AnyRule);
  return ((g: RulesContext<S, C> & HookStore, player) => {
    let noted = g.playerCaches[place];
    if (noted === undefined) {
      noted = { answers: [], since: [] };
      g.playerCaches[place] = noted;
    }
    if (noted.since[player] !== g.cacheVersion) {
      noted.answers[player] = take(g, player);
      noted.since[player] = g.cacheVersion;
    }
    return noted.answers[player] as R;
  }) as (g: RulesContext<S, C>, player: number) => R;
}

/** A flag of a table: something may lie there. It spares useless searches. All flags of a new table are up. */
export interface Mark {
  /** Whether the flag is up. */
  isUp(g: object): boolean;
  /** Something was put there. */
  raise(g: object): void;
  /** A search has found nothing. */
  lower(g: object): void;
}

let marks = 0;

/** At most 31 in this copy of the package. */
export function mark(): Mark {
  if (marks === 31) throw new Error('There are 31 marks already: a table has a bit for each.');
  const bit = 1 << marks++;
  return {
    isUp: (g) => ((g as HookStore).marks & bit) !== 0,
    raise: (g) => {
      (g as HookStore).marks |= bit;
    },
    lower: (g) => {
      (g as HookStore).marks &= ~bit;
    },
  };
}

/** All caches by part of this copy of the package, by their index in the part's {@link HookStore.partCaches}. */
const readings: AnyRule[] = [];

/**
 * A query about a large part of the state, cached until rules get that part to write to (`g.own`). For queries that are much more frequent
 * than changes.
 *
 * @param part - the part; nothing else in the state may change the answer
 * @param read - calculates the answer
 */
export function cachedByPart<S extends Envelope, C, R>(
  part: keyof S & string,
  read: (g: RulesContext<S, C>) => R,
): (g: RulesContext<S, C>) => R {
  const place = readings.length;
  readings.push(read as AnyRule);
  return ((g: RulesContext<S, C> & HookStore) => {
    const kept = g.partCaches.get(part);
    if (kept?.has(place)) return kept.get(place) as R;
    const answer = read(g);
    if (kept === undefined) g.partCaches.set(part, new Map([[place, answer]]));
    else kept.set(place, answer);
    return answer;
  }) as (g: RulesContext<S, C>) => R;
}

/** For tests: parts with a stale cache. Empty if rules wrote only to what `g.own` had just returned. */
export const stalePartCaches = (g: RulesContext & HookStore): readonly string[] =>
  [...g.partCaches].flatMap(([part, kept]) =>
    [...kept].every(([place, known]) => canonicalJson(known) === canonicalJson(readings[place]?.(g)))
      ? []
      : [part],
  );

/** For tests: players with a stale cache. Empty if every event that had to invalidate it did. */
export const stalePlayerCaches = (g: RulesContext & HookStore): readonly number[] =>
  g.playerCaches.flatMap(({ answers, since }, place) =>
    answers.flatMap((known, player) =>
      since[player] !== g.cacheVersion || canonicalJson(known) === canonicalJson(notes[place]?.(g, player))
        ? []
        : [player],
    ),
  );
