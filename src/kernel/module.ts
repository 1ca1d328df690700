import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Refusal } from './actions.js';
import type { Source } from './chance.js';
import type { RulesContext } from './context.js';
import type { Problem } from './errors.js';
import type { Cites, Details, EventKind, EventOf } from './events.js';
import type { Follower } from './follow.js';
import type { FrameRef } from './frame-refs.js';
import type { FrameKind, Place } from './frames.js';
import type { Override } from './hooks.js';
import type { Envelope, GameEvent, Json } from './state.js';
import type { Offer, StepChange } from './step-tables.js';

/** What an invariant finds broken: in words, with the rule that is broken where it is another than the invariant's, and with its place. */
export type Violation =
  | string
  | {
      /** What is broken, in words. */
      readonly message: string;
      /** The rule that is broken; that of the invariant if left out. */
      readonly rule?: RuleId | undefined;
      /** Where in the state, as a path such as `players/0/items`. */
      readonly at?: string;
    };

/** Checks something that must be true in every state; says what is broken, or `null`. */
export interface Invariant<S extends Envelope, C> {
  /** What must be true, in words: the path of the problem if it is not. */
  readonly name: string;
  /** The rule that says so, where one does. */
  readonly rule?: RuleId;
  /** Looks at the table without changing it. Asked of saves and scenarios too, so the state may be one that no play leads to. */
  check(g: RulesContext<S, C>): Violation | null;
}

/** What an invariant finds broken, with its name as the path and the rule as it is cited with these modules. */
export function problemOf<S extends Envelope, C>(
  { name: path, rule, check }: Invariant<S, C>,
  g: RulesContext<S, C>,
): Problem | null {
  const found = check(g);
  if (found === null) return null;
  const { message, rule: broken = rule, at } = typeof found === 'string' ? { message: found } : found;
  return { path, message, ...(broken ? { rule: g.cited(broken) } : {}), ...(at === undefined ? {} : { at }) };
}

/** A further reason to refuse a kind of action, which is named by its type where the kind itself is not at hand. */
export interface AddedRefusal<S extends Envelope, C> {
  /** The kind that is refused, or its type. A type that nothing offers is an error when the rules are composed. */
  readonly action: AnyActionKind | string;
  /** The reason, or `null`. Asked only once nothing else speaks against the action, with the frame that offers it. */
  // biome-ignore lint/suspicious/noExplicitAny: the frame and the action belong to the action kind
  refuse(g: RulesContext<S, C>, f: any, action: any): Refusal | null;
}

/** An answer to a fact: the only way in which one part of the rules learns of another's doings. */
export interface Reaction<S extends Envelope, C> {
  /** The kind of the event, or its type. A type that nothing in force declares is an error when the rules are composed. */
  readonly on: EventKind | string;
  /** Answers it in the midst of whatever emits it; frames that this calls run once that is through. */
  run(g: RulesContext<S, C>, event: GameEvent): void;
}

/**
 * An answer to events of a kind, whose details are known by it.
 *
 * @example
 * ```ts
 * reaction(cardTaken, (g, { player, card }) => greet(g, player, card))
 * ```
 */
export const reaction = <S extends Envelope, C, T extends string, D extends Details>(
  on: EventKind<T, D>,
  run: (g: RulesContext<S, C>, event: EventOf<EventKind<T, D>>) => void,
): Reaction<S, C> => ({ on, run: run as unknown as Reaction<S, C>['run'] });

/** A rule that a module brings in its own words, because no register has it. */
export interface ModuleRule {
  /** An id that the register does not have: `house.` and a name of your own. */
  readonly id: RuleId;
  /** The rule, as it is told to whoever asks why. */
  readonly text: string;
  /** Where in the module's own document it stands. */
  readonly section?: string;
}

/** A set of rules that can be put in force: the list of what it changes. */
export interface RuleModule<S extends Envelope = Envelope, C = unknown, K extends EventKind = EventKind> {
  /** What options, saves and other modules call it. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** Modules without which this one means nothing. */
  readonly requires?: readonly string[];
  /** Modules it cannot be in force with, and the rule that says so. */
  readonly conflicts?: readonly {
    /** The id of the other module. */
    readonly module: string;
    /** The rule, cited when the two are chosen together. */
    readonly rule: RuleId;
  }[];
  /**
   * Kinds of frame of its own. One of the name of another module's is refused when the rules are composed, unless this module `requires` that
   * one: then it takes the place of the former. The same holds for `rules`, `ends` and `words`.
   */
  readonly frames?: readonly FrameKind[];
  /**
   * Places in which it calls frames that others brought, where those are not called without it. Say so, with an empty list if there
   * are none, and saves are held to it; while a module in force does not say, frames in places unheard of are let pass.
   */
  readonly calls?: readonly (Place & {
    /** The kind of frame it calls there. */
    readonly frame: FrameRef;
  })[];
  /**
   * Changes to steps, applied in this order to what the modules before left of them; wraps after all others, those of later modules
   * outermost. Composing throws UnknownRulesetError where a step is not there, and names the module that took it away.
   */
  readonly steps?: readonly StepChange[];
  /** Rules answered or carried out otherwise, as `override` gives them. */
  readonly overrides?: readonly Override[];
  /** Kinds of action of its own. */
  readonly offers?: readonly Offer[];
  /** Further reasons to refuse actions that others offer. */
  readonly refusals?: readonly AddedRefusal<S, C>[];
  /** Kinds of event of its own. */
  readonly events?: readonly K[];
  /** Further rules by which kinds of event happen, such as those that others declare. Of kinds that nothing in force declares it says nothing. */
  readonly cites?: readonly Cites[];
  /** What events change on the table, its own and others': whoever follows a game by its events needs nothing else. */
  readonly follow?: readonly Follower<S, C>[];
  /** Answers to facts that other rules report. */
  readonly reactions?: readonly Reaction<S, C>[];
  /** Words for the ways in which it ends games, as outcomes say them, and what each means. */
  readonly ends?: Readonly<Record<string, string>>;
  /** What must be true in every state while it is in force. */
  readonly invariants?: readonly Invariant<S, C>[];
  /**
   * Rules of the module that say the same thing otherwise: wherever the rule named first would be cited, in a refusal,
   * an event or a decision, the module's is cited in its place.
   */
  readonly citesInstead?: Readonly<Partial<Record<RuleId, RuleId>>>;
  /** Rules in the module's own words, for rulings to quote. */
  readonly rules?: readonly ModuleRule[];
  /** How many players it can be played with, where that is not left to the edition. */
  readonly seats?: {
    /** The fewest players. */
    readonly atLeast: number;
    /** The most players. */
    readonly atMost: number;
    /** The rule that says so. */
    readonly rule: RuleId;
  };
  /** What the module remembers at the start of a game, kept in the state under its id. */
  readonly moduleState?: (players: number) => Json;
  /** What is wrong with a memory that a save claims; empty if the module can go on from it. */
  readonly problemsOfModuleState?: (memory: Json) => readonly Problem[];
  /**
   * Lays out the module's part of a described position: what a scenario says of it under `with`, an empty object if it
   * says nothing of the module. Cards that it places must be taken out of their decks with `take`. Says what is impossible.
   */
  readonly applyScenario?: (
    g: RulesContext<S, C>,
    described: Json,
    take: (card: string) => string,
  ) => readonly Problem[];
  /**
   * Hides from a player, or with `null` from a spectator, what the module remembers and that one may not know. The table is a private copy of
   * the view, to be changed; where all of it is hidden already there is nothing to do.
   */
  hide?(g: RulesContext<S, C>, player: number | null): void;
  /** Deals into such a table, for it to be simulated, something possible in the place of all that `hide` hides. Who hides deals as well. */
  deal?(g: RulesContext<S, C>, player: number | null, random: Source): void;
  /**
   * What a person reads off the module's part of the table, as plain JSON: an edition's `inspect` gives it under the module's id.
   * It reads and never writes. Values in it come from the questions that the rules ask themselves.
   */
  readonly inspect?: (g: RulesContext<S, C>) => unknown;
  /** Content that the module brings, in the edition's form. */
  readonly content?: unknown;
  /**
   * The English of its actions, decisions and events, by key, in the syntax of ICU MessageFormat: `runebound-engine/words` reads it, and no
   * rule does. Modules of the package have theirs there.
   */
  readonly words?: Readonly<Record<string, string>>;
}

/** Gives a module its type, which knows its kinds of event. What it says is all there is to it. */
export const defineModule = <S extends Envelope = Envelope, C = unknown, K extends EventKind = EventKind>(
  module: RuleModule<S, C, K>,
): RuleModule<S, C, K> => module;

/**
 * The events that modules add to those of a game, by their types. Of a module whose type does not say which kinds it brings, they may be any.
 */
export type EventsOf<M extends Pick<RuleModule, 'events'>> = M extends {
  readonly events?: readonly (infer K)[];
}
  ? K extends EventKind
    ? string extends K['type']
      ? GameEvent
      : EventOf<K>
    : never
  : never;
