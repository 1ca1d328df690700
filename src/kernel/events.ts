import type { RuleId } from '../register/rule-ids.js';
import type { GameEvent, Json } from './state.js';

/*
 * Kinds of event. Each is declared once, with what it means and what it tells: `emit` takes nothing else, and what is printed for
 * people who read events (types, vocabulary, words) comes from here.
 */

/** One thing that an event tells: a name stands for it in the event. */
export interface Detail<T extends Json = Json> {
  /** What sort of value it is, in the edition's words, such as `player`, `card` or `integer`. */
  readonly kind: string;
  /** What it says, in words. */
  readonly meaning: string;
  /** The words it is one of, if it is one of some. */
  readonly words?: readonly string[];
  /** How deep a list of such values it is: 1 for a list of them, 2 for a list of such lists. Not there for a single value. */
  readonly list?: number;
  /** True if it may be `null`; the meaning says when. */
  readonly nullable?: true;
  /** True if an event may do without it; the meaning says when. */
  readonly optional?: true;
  /** Never there: carries the type of the value. */
  readonly shape?: T;
}

/** What an event tells besides its type and its rule, by name. */
export type Details = Readonly<Record<string, Detail>>;

/** A kind of event. */
export interface EventKind<T extends string = string, D extends Details = Details> {
  /** What its events are told apart by. */
  readonly type: T;
  /** What has happened, in a sentence. */
  readonly meaning: string;
  /** What its events tell. */
  readonly details: D;
}

/** The value of a detail. */
export type DetailValue<D extends Detail> = D extends Detail<infer T> ? T : never;

/** What marks a detail that an event may do without. */
export interface Optional {
  /** It may be missing. */
  readonly optional: true;
}

/** The names of the details that an event may do without. */
export type OptionalIn<D extends Details> = {
  [N in keyof D]: D[N] extends Optional ? N : never;
}[keyof D];

/** What an event with these details tells, its rule among it. */
export type Facts<D extends Details> = {
  readonly [N in Exclude<keyof D, OptionalIn<D>>]: DetailValue<D[N]>;
} & { readonly [N in OptionalIn<D>]?: DetailValue<D[N]> } & {
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/** The events of a kind. */
export type EventOf<K> =
  K extends EventKind<infer T, infer D>
    ? {
        /** The type of its kind. */
        readonly type: T;
      } & Facts<D>
    : never;

/**
 * Declares a sort of value that events tell.
 *
 * @example
 * ```ts
 * const card = detail<string>('card');
 * const bought = eventKind('market/bought', 'A card was bought.', { card: card('The card.') });
 * ```
 */
export const detail =
  <T extends Json>(kind: string) =>
  (meaning: string): Detail<T> => ({ kind, meaning });

/** A detail that is one of some words. */
export const oneOf = <const W extends readonly string[]>(words: W, meaning: string): Detail<W[number]> => ({
  kind: 'word',
  meaning,
  words,
});

/** A detail that may be `null`. */
export const orNull = <T extends Json>(
  of: Detail<T>,
): Detail<T | null> & {
  /** It may be `null`. */
  readonly nullable: true;
} => ({
  ...(of as Detail<T | null>),
  nullable: true,
});

/** A detail that an event may do without. */
export const optional = <T extends Json>(
  of: Detail<T>,
): Detail<T> & {
  /** An event may do without it. */
  readonly optional: true;
} => ({
  ...of,
  optional: true,
});

/** A detail that is a list; one of lists, if what it is made of is a list already. */
export const listOf = <T extends Json>({ shape: _, list = 0, ...of }: Detail<T>): Detail<readonly T[]> => ({
  ...of,
  list: list + 1,
});

/**
 * Declares a kind of event.
 *
 * @param type - a name that no other kind has, such as `inn/slept`
 * @param meaning - what has happened, in a sentence
 * @param details - what its events tell besides their type and their rule
 * @example
 * ```ts
 * const slept = eventKind('inn/slept', 'A Hero spent the night at an inn.', { player: player('Whose Hero.') });
 * g.emit(slept, { player: 0, rule: 'house.inns.rest' });
 * ```
 */
export const eventKind = <const T extends string, D extends Details>(
  type: T,
  meaning: string,
  details: D,
): EventKind<T, D> => Object.freeze({ type, meaning, details: Object.freeze(details) });

/** Whether an event is of a kind; then its details are known. */
export const isEvent = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  event: GameEvent,
): event is GameEvent & EventOf<EventKind<T, D>> => event.type === kind.type;
