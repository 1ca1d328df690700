import type { RuleId } from '../register/rule-ids.js';
import { InvalidArgumentError } from './errors.js';
import type { Envelope, GameEvent, Json, SeenEvent, VisibleState } from './state.js';

/*
 * Kinds of event. Each is declared once, with what it means and what it tells: `emit` takes nothing else, and what is printed for
 * people who read events (types, vocabulary, words) comes from here.
 */

/** One thing that an event tells: a name stands for it in the event. */
export interface Detail<T extends Json = Json> {
  /** What sort of value it is, in the edition's words, such as `player`, `card` or `integer`. */
  readonly kind: string;
  /** What it says, in words; empty where its kind leaves that to others. */
  readonly meaning: string;
  /** The words it is one of, if it is one of some. */
  readonly words?: readonly string[];
  /** How deep a list of such values it is: 1 for a list of them, 2 for a list of such lists. Not there for a single value. */
  readonly list?: number;
  /** True if it may be `null`; the meaning says when. */
  readonly nullable?: true;
  /** True if an event may do without it; the meaning says when. */
  readonly optional?: true;
  /** True if only those whom the kind's `knownTo` names may know it: it is taken out for all others. */
  readonly hidden?: true;
  /** Never there: carries the type of the value. */
  readonly shape?: T;
}

/** What an event tells besides its type and its rule, by name. */
export type Details = Readonly<Record<string, Detail>>;

/** A kind of event. */
export interface EventKind<T extends string = string, D extends Details = Details> {
  /** What its events are told apart by. */
  readonly type: T;
  /** What has happened, in a sentence; empty where that is said elsewhere, as of the kinds of the base game, so that apps which only play do not carry it. */
  readonly meaning: string;
  /** What its events tell. */
  readonly details: D;
  /**
   * The rules by which it happens, before a module in force speaks for one of them; `any` where whoever makes it happen says why. Left out,
   * it is `any`, as of the kinds of the base game, whose rules are said elsewhere with their meaning. Modules name those of their own under `cites`.
   */
  readonly rules?: CitedRules;
  /**
   * The players who may know what is hidden: the details that are marked so, or the whole event if none is. Everybody knows all of it where a
   * kind does not say. It is told only what everybody sees.
   */
  knownTo?(facts: OpenFacts<D>): readonly number[];
  /** Whether notes that rules keep of the table ({@link cachedByPlayer}) are taken anew after it. */
  readonly invalidates?: true;
  /** What it changes on the table, a private copy: before what the `follow` of modules does. */
  follow?(table: VisibleState, event: GameEvent, content: unknown): void;
}

/** Rules that events of a kind may cite: these, or any. */
export type CitedRules = readonly RuleId[] | 'any';

/** Further rules by which events of a kind happen. */
export interface Cites {
  /** The kind of event. */
  readonly event: EventKind;
  /** The rules. */
  readonly rules: CitedRules;
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

/**
 * Written as one object what several together say.
 *
 * @hidden
 */
export type Flat<T> = { [N in keyof T]: T[N] };

/** What marks a detail that some may not know. */
export interface Hidden {
  /** It is taken out for those who may not know it. */
  readonly hidden: true;
}

/** The names of the details that some may not know. */
export type HiddenIn<D extends Details> = {
  [N in keyof D]: D[N] extends Hidden ? N : never;
}[keyof D];

/** What everybody sees of an event with these details. */
export type OpenFacts<D extends Details> = Omit<Facts<D>, HiddenIn<D>>;

/** The events of a kind as anybody may see them: what is hidden may be missing. The same as {@link EventOf} where nothing is. */
export type SeenOf<K> =
  K extends EventKind<infer T, infer D>
    ? [HiddenIn<D>] extends [never]
      ? EventOf<K>
      : Flat<
          {
            /** The type of its kind. */
            readonly type: T;
          } & OpenFacts<D> &
            Partial<Pick<Facts<D>, HiddenIn<D> & keyof Facts<D>>>
        >
    : never;

/** The events of a kind. Their rule may be any: a module may speak for those that the kind names. */
export type EventOf<K> =
  K extends EventKind<infer T, infer D>
    ? Flat<
        {
          /** The type of its kind. */
          readonly type: T;
        } & Facts<D>
      >
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
  (meaning = ''): Detail<T> => ({ kind, meaning });

/** A detail that is one of some words. */
export const oneOf = <const W extends readonly string[]>(words: W, meaning = ''): Detail<W[number]> => ({
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

/**
 * A detail that only those whom the kind's `knownTo` names may know.
 *
 * @example
 * ```ts
 * const drawn = eventKind(
 *   'card/drawn',
 *   'A player draws a card.',
 *   { player: player('Who.'), card: hidden(card('Which.')) },
 *   { knownTo: ({ player }) => [player] },
 * );
 * ```
 */
export const hidden = <D extends Detail>(of: D): D & Hidden => ({ ...of, hidden: true });

/** A detail that is a list; one of lists, if what it is made of is a list already. */
export const listOf = <T extends Json>({ shape: _, list = 0, ...of }: Detail<T>): Detail<readonly T[]> => ({
  ...of,
  list: list + 1,
});

/** What is said of a kind of event besides what it tells. */
export interface EventKindOptions<
  T extends string = string,
  D extends Details = Details,
  S extends Envelope = Envelope,
  C = unknown,
> {
  /** As in {@link EventKind.rules}. */
  readonly rules?: CitedRules;
  /** As in {@link EventKind.knownTo}. */
  knownTo?(facts: OpenFacts<D>): readonly number[];
  /** As in {@link EventKind.invalidates}. */
  readonly invalidates?: true;
  /** As in {@link EventKind.follow}; details that are hidden from the viewer are not there. */
  follow?(table: VisibleState<S>, event: SeenOf<EventKind<T, D>>, content: C): void;
}

/**
 * Declares a kind of event.
 *
 * @param type - a name that no other kind has, such as `inn/slept`
 * @param meaning - what has happened, in a sentence
 * @param details - what its events tell besides their type and their rule
 * @param options - the rules by which it may happen, who may know what is hidden of it, and what it changes on the table
 * @throws InvalidArgumentError if details are hidden and nobody is named who may know them
 * @example
 * ```ts
 * const slept = eventKind(
 *   'inn/slept',
 *   'A Hero spent the night at an inn.',
 *   { player: player('Whose Hero.') },
 *   { rules: ['house.inns.rest'] },
 * );
 * g.emit(slept, { player: 0, rule: 'house.inns.rest' });
 * ```
 */
export const eventKind = <
  const T extends string,
  D extends Details,
  S extends Envelope = Envelope,
  C = unknown,
>(
  type: T,
  meaning: string,
  details: D,
  { rules = 'any', knownTo, invalidates, follow }: EventKindOptions<T, D, S, C> = {},
): EventKind<T, D> => {
  if (knownTo === undefined && Object.values(details).some((one) => one.hidden))
    throw new InvalidArgumentError(`The event ${type} hides details: its knownTo says who may know them.`);
  return Object.freeze({
    type,
    meaning,
    details: Object.freeze(details),
    rules: rules === 'any' ? rules : Object.freeze([...rules]),
    ...(knownTo === undefined ? {} : { knownTo }),
    ...(invalidates === undefined ? {} : { invalidates }),
    ...(follow === undefined ? {} : { follow: follow as unknown as NonNullable<EventKind['follow']> }),
  });
};

/** Whether an event is of a kind; then its details are known. */
export const isEvent = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  event: GameEvent,
): event is GameEvent & EventOf<EventKind<T, D>> => event.type === kind.type;

/** Whether an event, as somebody sees it, is of a kind; then its details are known, but for those that are hidden. */
export const isSeen = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  event: SeenEvent,
): event is SeenEvent & SeenOf<EventKind<T, D>> => event.type === kind.type;

/** What is said of a kind of event apart from its declaration: what has happened, what each detail says, and the rules by which it happens. */
export type Said = readonly [meaning: string, details: Readonly<Record<string, string>>, rules: CitedRules];

/** Gives a kind what is said of it in a list by type; a kind that says it itself, or is not in the list, stays as it is. */
export const withMeanings =
  (meanings: Readonly<Record<string, Said>>) =>
  (kind: EventKind): EventKind => {
    const said = Object.hasOwn(meanings, kind.type) ? meanings[kind.type] : undefined;
    if (said === undefined || kind.meaning !== '') return kind;
    const [meaning, of, rules] = said;
    const details = Object.entries(kind.details).map(([name, detail]): [string, Detail] => [
      name,
      { ...detail, meaning: of[name] ?? '' },
    ]);
    return { ...kind, meaning, details: Object.fromEntries(details), rules };
  };
