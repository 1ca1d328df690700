import type { HookStore, RulesContext } from './context.js';
import { canonicalJson } from './hash.js';
import type { Envelope } from './state.js';

/** A hook of the rules: called like a function, and open for modules to override. */
export interface Hook<S extends Envelope, C, A extends readonly unknown[], R> {
  (g: RulesContext<S, C>, ...args: A): R;
  /** Its place in {@link Rules.overrides}: given anew each time the package is loaded, so never to be stored. */
  readonly slot: number;
  /** What it answers or does, in words. */
  readonly title: string;
  /** The rule as it is when nobody overrides it. */
  readonly base: (g: RulesContext<S, C>, ...args: A) => R;
}

/** A rule of any signature. */
// Types of composed rule functions cannot be kept in one table; `override` is the typed way in.
// biome-ignore lint/suspicious/noExplicitAny: the table holds functions of every signature
export type AnyRule = (...args: any[]) => any;

/** What a module does to a hook. */
export interface Override {
  /** The hook itself: one of another copy of the package is another hook. */
  readonly hook: AnyHook;
  /** Makes the new rule from the one in force before, which is the base or another module's. */
  readonly wrap: (next: AnyRule) => AnyRule;
}

/** A hook of any signature. */
export type AnyHook = Pick<Hook<Envelope, unknown, readonly unknown[], unknown>, 'slot' | 'title'> & {
  /** The rule as it is when nobody overrides it. */
  readonly base: AnyRule;
};

/** All hooks of this copy of the package, by slot. */
const hooks: AnyHook[] = [];

/** Whether a value is a hook that this copy of the package made: its slot means something here. */
export const isHook = (value: unknown): value is AnyHook =>
  typeof value === 'function' && hooks[(value as unknown as AnyHook).slot] === (value as unknown);

/**
 * Opens a rule for modules. The result is called like the function itself; a composed ruleset answers with its own version.
 * A *query* computes something from the state; a *command* changes it. Both are hooks.
 *
 * Up to four arguments beside the game are passed on.
 */
export function hook<S extends Envelope, C, A extends readonly unknown[], R>(
  title: string,
  base: (g: RulesContext<S, C>, ...args: A) => R,
): Hook<S, C, A, R> {
  const slot = hooks.length;
  const plain = base as AnyRule;
  // Fixed parameters instead of rest parameters: hooks sit on the hot path.
  // Two calls instead of one: where nobody overrides it, the base can be carried out in place.
  const ask = (g: HookStore, a: unknown, b: unknown, c: unknown, d: unknown): R => {
    const other = g.overrides[slot];
    return other === undefined ? plain(g, a, b, c, d) : other(g, a, b, c, d);
  };
  const made = Object.freeze(
    Object.assign(ask as unknown as (g: RulesContext<S, C>, ...args: A) => R, { slot, title, base }),
  );
  hooks.push(made as unknown as AnyHook);
  return made;
}

/**
 * Overrides a hook as middleware.
 *
 * @example
 * ```ts
 * override(lifeOf, (next) => (g, who) => next(g, who) + 1)
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

/** All notes of this copy of the package, by their place in {@link HookStore.playerCaches}. */
const notes: AnyRule[] = [];

/**
 * A question about one player whose answer is kept until an event of a kind that `invalidates` happens: whatever could change the answer must be
 * told by one at once. For what is asked all the time and seldom changes; rules see no difference.
 *
 * @param take - works the answer out; it is no hook, but may ask hooks whose answers change with such events only
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

/** A mark on a table that something may lie there, so that nobody looks for it in vain. Each table begins with all marks up. */
export interface Mark {
  /** Whether something may lie there. */
  isUp(g: object): boolean;
  /** Something was laid there. */
  raise(g: object): void;
  /** Somebody looked for it, and found nothing. */
  lower(g: object): void;
}

let marks = 0;

/** A mark of its own. There are 31 at most in this copy of the package. */
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

/** All readings of this copy of the package, by their place among {@link HookStore.partCaches} of a part. */
const readings: AnyRule[] = [];

/**
 * A question about a large part of the state whose answer is kept until somebody is given that part to write to (`g.own`). For what is asked
 * much more often than it changes; rules see no difference.
 *
 * @param part - the part; nothing else in the state may change the answer
 * @param read - works the answer out
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

/** Parts of the state off which something else would be read now: for tests. Empty if everybody wrote to what `g.own` gave there and then. */
export const stalePartCaches = (g: RulesContext & HookStore): readonly string[] =>
  [...g.partCaches].flatMap(([part, kept]) =>
    [...kept].every(([place, known]) => canonicalJson(known) === canonicalJson(readings[place]?.(g)))
      ? []
      : [part],
  );

/** Kept notes that would be taken otherwise now, as players: for tests. Empty if every event that had to renew them did. */
export const stalePlayerCaches = (g: RulesContext & HookStore): readonly number[] =>
  g.playerCaches.flatMap(({ answers, since }, place) =>
    answers.flatMap((known, player) =>
      since[player] !== g.cacheVersion || canonicalJson(known) === canonicalJson(notes[place]?.(g, player))
        ? []
        : [player],
    ),
  );
