import type { RuleId } from '../register/rule-ids.js';
import { InvalidArgumentError } from './errors.js';
import type { Envelope, GameEvent, Json, Owned, SeenEvent, VisibleState } from './state.js';

/* Kinds of event, each declared once: `emit` takes nothing else, and types, vocabulary and words are generated from it. */

/** A detail of an event, under a name. */
export interface Detail<T extends Json = Json> {
  /** The sort of its value, in the edition's words, such as `player`, `card` or `integer`. */
  readonly kind: string;
  /** What it says; empty for kinds whose meaning is stated elsewhere. */
  readonly meaning: string;
  /** The allowed words, if it is a word. */
  readonly words?: readonly string[];
  /** The depth of lists: 1 for a list of values, 2 for a list of lists. Left out for a single value. */
  readonly list?: number;
  /** True if it may be `null`; the meaning says when. */
  readonly nullable?: true;
  /** True if it may be missing; the meaning says when. */
  readonly optional?: true;
  /** True if only the players of the kind's `knownTo` may know it: all others get the event without it. */
  readonly hidden?: true;
  /** Never present: carries the type of the value. */
  readonly shape?: T;
}

/** The details of an event beside its type and rule, by name. */
export type Details = Readonly<Record<string, Detail>>;

/** What a change by an event may use: of the game itself, or of the table of a client that follows it. */
export interface EventContext<S extends Envelope = Envelope, C = unknown> {
  /** What lies on the table: all of the state but what is being resolved. */
  readonly state: VisibleState<S>;
  /** The content of the game. */
  readonly content: C;
  /**
   * A large, seldom written part of the state, for writing: the decks, and other parts that the edition names. Other
   * states may share it, so the first write copies it. Do not write to a reference that you read before.
   */
  own<P extends keyof S & string>(part: P): Owned<S[P]>;
  /** A player, by index, for reading and writing. Other states may share it, so the first access copies it. */
  player(at: number): S['players'][number];
}

/** A kind of event. */
export interface EventKind<T extends string = string, D extends Details = Details> {
  /** The type of its events. */
  readonly type: T;
  /** Says what has happened. Empty where it is stated elsewhere, as in the base game, so that apps that only play do not carry it. */
  readonly meaning: string;
  /** The details of its events. */
  readonly details: D;
  /**
   * The rules that its events may cite, before a module adds others; `any` where the code that emits the event decides. If left out, it is
   * `any`, as in the base game, whose rules are stated elsewhere with the meaning. Modules add rules of their own under `cites`.
   */
  readonly rules?: CitedRules;
  /** The players who may know the hidden details, or the whole event if none is hidden; by default all. It reads only open details. */
  knownTo?(facts: OpenFacts<D>): readonly number[];
  /** Whether it invalidates answers cached by player ({@link cachedByPlayer}). */
  readonly invalidates?: true;
  /** Its index among all kinds of this copy of the package. It changes each time the package loads: never store it. */
  readonly slot: number;
  /** The change that its events make: in the game when they are emitted, and on the table of a client that follows. */
  change?(g: EventContext, event: GameEvent): void;
  /** Changes only the table of a client that follows: in the game, the rules make this change before they emit the event. */
  follow?(g: EventContext, event: GameEvent): void;
}

/** The rules that events of a kind may cite: these, or any. */
export type CitedRules = readonly RuleId[] | 'any';

/** Further rules that events of a kind may cite. */
export interface Cites {
  /** The kind of event. */
  readonly event: EventKind;
  /** The rules. */
  readonly rules: CitedRules;
}

/** The value of a detail. */
export type DetailValue<D extends Detail> = D extends Detail<infer T> ? T : never;

/** Marks a detail that may be missing. */
export interface Optional {
  /** It may be missing. */
  readonly optional: true;
}

/** The names of the details that may be missing. */
export type OptionalIn<D extends Details> = {
  [N in keyof D]: D[N] extends Optional ? N : never;
}[keyof D];

/** The details of an event, with its rule. */
export type Facts<D extends Details> = {
  readonly [N in Exclude<keyof D, OptionalIn<D>>]: DetailValue<D[N]>;
} & { readonly [N in OptionalIn<D>]?: DetailValue<D[N]> } & {
  /** The rule by which it happened. */
  readonly rule: RuleId;
};

/**
 * Flattens an intersection into one object type.
 * @hidden
 */
export type Flat<T> = { [N in keyof T]: T[N] };

/** Marks a hidden detail. */
export interface Hidden {
  /** Only players who may know it get it. */
  readonly hidden: true;
}

/** The names of the hidden details. */
export type HiddenIn<D extends Details> = {
  [N in keyof D]: D[N] extends Hidden ? N : never;
}[keyof D];

/** The details that everybody sees. */
export type OpenFacts<D extends Details> = Omit<Facts<D>, HiddenIn<D>>;

/** The events of a kind as any player may see them: hidden details may be missing. The same as {@link EventOf} where nothing is hidden. */
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

/** The events of a kind. Their rule may be any, since a module may replace the kind's rules. */
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
 * Declares a sort of detail.
 *
 * @example
 * ```ts
 * const card = detail<string>('card');
 * const bought = eventKind('market/bought', {
 *   meaning: 'A card was bought.',
 *   details: { card: card('The card.') },
 * });
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

/** A detail that may be missing. */
export const optional = <T extends Json>(
  of: Detail<T>,
): Detail<T> & {
  /** It may be missing. */
  readonly optional: true;
} => ({
  ...of,
  optional: true,
});

/**
 * A hidden detail: only the players of the kind's `knownTo` may know it.
 *
 * @example
 * ```ts
 * const drawn = eventKind('card/drawn', {
 *   meaning: 'A player draws a card.',
 *   details: { player: player('Who.'), card: hidden(card('Which.')) },
 *   knownTo: ({ player }) => [player],
 * });
 * ```
 */
export const hidden = <D extends Detail>(of: D): D & Hidden => ({ ...of, hidden: true });

/** A detail that is a list; a list of lists if the detail is a list already. */
export const listOf = <T extends Json>({ shape: _, list = 0, ...of }: Detail<T>): Detail<readonly T[]> => ({
  ...of,
  list: list + 1,
});

/**
 * A change by an event of a kind: it reads and writes what `G` gives it, and calls no rules. Details hidden from a viewer are missing. The event
 * has no type here: the kind says it, and the game makes the change before there is an event.
 */
export type ChangeBy<T extends string, D extends Details, G> = (
  g: G,
  event: Omit<SeenOf<EventKind<T, D>>, 'type'>,
) => void;

/** A kind of event whose events change nothing on the table, unless one of these says what. */
export interface PlainEventKind<T extends string, D extends Details, G> extends EventKind<T, D> {
  /** The same kind, whose events make a change, in the game and in each view: see {@link EventKind.change}. */
  changes(change: ChangeBy<T, D, G>): EventKind<T, D>;
  /** The same for events that invalidate answers cached by player, too. */
  changesAndInvalidates(change: ChangeBy<T, D, G>): EventKind<T, D>;
  /** The same kind, whose events report a change that the rules have made: see {@link EventKind.follow}. */
  changesViews(follow: ChangeBy<T, D, G>): EventKind<T, D>;
  /** The same for events that invalidate answers cached by player, too. */
  changesViewsAndInvalidates(follow: ChangeBy<T, D, G>): EventKind<T, D>;
}

/** A kind of event as its author writes it. */
export interface EventKindSaid<
  T extends string = string,
  D extends Details = Details,
  S extends Envelope = Envelope,
  C = unknown,
> extends Pick<EventKind<T, D>, 'meaning' | 'details' | 'rules' | 'knownTo' | 'invalidates'> {
  /** As in {@link EventKind.change}, without details hidden from the viewer. */
  readonly change?: ChangeBy<T, D, EventContext<S, C>>;
  /** As in {@link EventKind.follow}, without details hidden from the viewer. */
  readonly follow?: ChangeBy<T, D, EventContext<S, C>>;
}

/**
 * Declares a kind of event.
 *
 * @param type - a name that no other kind has, such as `inn/slept`
 * @param said - what has happened, the details of its events beside type and rule, and the rules that it may cite
 * @throws InvalidArgumentError if details are hidden and `knownTo` is missing, or for both `change` and `follow`
 * @example
 * ```ts
 * const slept = eventKind('inn/slept', {
 *   meaning: 'A Hero spent the night at an inn.',
 *   details: { player: player('Whose Hero.') },
 *   rules: ['house.inns.rest'],
 * });
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
  said: EventKindSaid<T, D, S, C>,
): EventKind<T, D> => {
  const {
    meaning,
    details,
    rules = 'any',
    knownTo,
    invalidates,
    change,
    follow,
  } = said as unknown as EventKind;
  if (knownTo === undefined && Object.values(details).some((one) => one.hidden))
    throw new InvalidArgumentError(`The event ${type} hides details: it needs knownTo.`);
  if (change !== undefined && follow !== undefined)
    throw new InvalidArgumentError(
      `The event ${type} has change and follow: change is made on the tables of clients, too, so leave out follow.`,
    );
  const cited = rules === 'any' ? rules : Object.freeze([...rules]);
  const kind = new Kind(type, meaning, Object.freeze(details), cited, knownTo, invalidates, change, follow);
  return kind as unknown as EventKind<T, D>;
};

let kinds = 0;

// A class, so that all kinds have one hidden class: the loop reads them at each event.
class Kind implements EventKind {
  constructor(
    readonly type: string,
    readonly meaning: string,
    readonly details: Details,
    readonly rules: CitedRules,
    readonly knownTo: EventKind['knownTo'],
    readonly invalidates: true | undefined,
    readonly change: EventKind['change'],
    readonly follow: EventKind['follow'],
    readonly slot: number = kinds++,
  ) {
    Object.freeze(this);
  }

  private with(
    invalidates: true | undefined,
    change: EventKind['change'],
    follow: EventKind['follow'],
  ): Kind {
    const { type, meaning, details, rules, knownTo, slot } = this;
    return new Kind(type, meaning, details, rules, knownTo, invalidates, change, follow, slot);
  }

  changes(change: EventKind['change']): Kind {
    return this.with(undefined, change, undefined);
  }

  changesAndInvalidates(change: EventKind['change']): Kind {
    return this.with(true, change, undefined);
  }

  changesViews(follow: EventKind['follow']): Kind {
    return this.with(undefined, undefined, follow);
  }

  changesViewsAndInvalidates(follow: EventKind['follow']): Kind {
    return this.with(true, undefined, follow);
  }
}

/** Narrows an event to a kind. */
export const isEvent = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  event: GameEvent,
): event is GameEvent & EventOf<EventKind<T, D>> => event.type === kind.type;

/** Narrows an event as a player sees it to a kind; hidden details may be missing. */
export const isSeen = <T extends string, D extends Details>(
  kind: EventKind<T, D>,
  event: SeenEvent,
): event is SeenEvent & SeenOf<EventKind<T, D>> => event.type === kind.type;

/** The meaning of a kind of event apart from its declaration, with its details and rules. */
export type Said = readonly [meaning: string, details: Readonly<Record<string, string>>, rules: CitedRules];

/** Adds meanings from a list by type; a kind with a meaning of its own, or not in the list, stays unchanged. */
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
