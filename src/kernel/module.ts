import type { RuleId } from '../register/rule-ids.js';
import type { AnyActionKind, Refusal } from './actions.js';
import type { Source } from './chance.js';
import type { RulesContext } from './context.js';
import { copyJson } from './copy.js';
import type { Problem } from './errors.js';
import type { Cites, Details, EventKind, EventOf } from './events.js';
import type { Follower } from './follow.js';
import type { FrameRef } from './frame-refs.js';
import type { FrameKind, Place } from './frames.js';
import type { Override } from './hooks.js';
import type { Envelope, GameEvent, Json } from './state.js';
import type { Offer, StepChange } from './step-tables.js';

/** What an invariant finds broken: words, and optionally another rule and a place. */
export type Violation =
  | string
  | {
      /** What is broken, in words. */
      readonly message: string;
      /** The rule that is broken; by default that of the invariant. */
      readonly rule?: RuleId | undefined;
      /** Where in the state, as a path such as `players/0/items`. */
      readonly at?: string;
    };

/** A condition that every state must meet. */
export interface Invariant<S extends Envelope, C> {
  /** The condition in words: the path of the problem if it is broken. */
  readonly name: string;
  /** The rule that demands it, if any. */
  readonly rule?: RuleId;
  /** Says what is broken, or `null`. It only reads. It is asked of saves and scenarios too, so play may never reach the state. */
  check(g: RulesContext<S, C>): Violation | null;
}

/** A broken invariant as a problem, with its name as the path and the rule as these modules cite it. */
export function problemOf<S extends Envelope, C>(
  { name: path, rule, check }: Invariant<S, C>,
  g: RulesContext<S, C>,
): Problem | null {
  const found = check(g);
  if (found === null) return null;
  const { message, rule: broken = rule, at } = typeof found === 'string' ? { message: found } : found;
  return { path, message, ...(broken ? { rule: g.cited(broken) } : {}), ...(at === undefined ? {} : { at }) };
}

/** A further refusal of a kind of action, or of a type if the kind cannot be imported. */
export interface AddedRefusal<S extends Envelope, C> {
  /** The kind or its type. Composing fails for a type that no module in force offers. */
  readonly action: AnyActionKind | string;
  /** The reason, or `null`. It is asked only if nothing else refuses the action, with the frame that offers it. */
  // biome-ignore lint/suspicious/noExplicitAny: the frame and the action belong to the action kind
  refuse(g: RulesContext<S, C>, f: any, action: any): Refusal | null;
}

/** What a module does when an event happens: the only way in which one part of the rules learns of another's actions. */
export interface Reaction<S extends Envelope, C> {
  /** The kind of the event, or its type. Composing fails for a type that no module in force declares. */
  readonly on: EventKind | string;
  /** Runs at once when the event is emitted. Frames that it calls run after the present step. */
  run(g: RulesContext<S, C>, event: GameEvent): void;
}

/**
 * Makes a reaction with typed event details.
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

/** A rule that no register has, in the module's own words. */
export interface ModuleRule {
  /** An id that the register does not have: `house.` and a name. */
  readonly id: RuleId;
  /** The text that rulings quote. */
  readonly text: string;
  /** Where the rule stands in the module's document. */
  readonly section?: string;
}

/** A set of rules that can be put in force, as a list of changes. */
export interface RuleModule<S extends Envelope = Envelope, C = unknown, K extends EventKind = EventKind> {
  /** Its name in options, saves and other modules. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** The edition whose rules it changes: others cannot be composed with it. */
  readonly edition?: string;
  /** Modules that must be in force with this one. */
  readonly requires?: readonly string[];
  /** Modules that cannot be in force with this one. */
  readonly conflicts?: readonly {
    /** The id of the other module. */
    readonly module: string;
    /** The rule that is cited if both are chosen. */
    readonly rule: RuleId;
  }[];
  /** New frame kinds. Like `rules`, `ends` and `words`, they replace those of the same name of a module that this one `requires`. */
  readonly frames?: readonly FrameKind[];
  /** Its call sites of frames of other modules, for checks of saves. While any module in force leaves this out, unknown call sites pass. */
  readonly calls?: readonly (Place & {
    /** The kind of frame that it calls there. */
    readonly frame: FrameRef;
  })[];
  /**
   * Changes to steps, applied in order after those of earlier modules; wraps come after all other changes, those of
   * later modules outermost. Composing throws UnknownRulesetError if a step is missing, and names the module that
   * removed it.
   */
  readonly steps?: readonly StepChange[];
  /** Overridden hooks, made with `override`. */
  readonly overrides?: readonly Override[];
  /** New kinds of action. */
  readonly offers?: readonly Offer[];
  /** Refusals of actions that other modules offer. */
  readonly refusals?: readonly AddedRefusal<S, C>[];
  /** New kinds of event. */
  readonly events?: readonly K[];
  /** Further rules that kinds of event may cite. Entries for kinds that are not in force are ignored. */
  readonly cites?: readonly Cites[];
  /** Changes that events make: in the game, before any reaction, and on the table of a client that follows. */
  readonly changes?: readonly Follower<S, C>[];
  /** Changes of that table alone, where rules change the game themselves: such a client needs nothing but events. */
  readonly follow?: readonly Follower<S, C>[];
  /** Reactions to events. */
  readonly reactions?: readonly Reaction<S, C>[];
  /** The ways in which it ends games: the word of the outcome, and its meaning. */
  readonly ends?: Readonly<Record<string, string>>;
  /** Invariants while it is in force. */
  readonly invariants?: readonly Invariant<S, C>[];
  /** Rules of the module that replace others in citations: refusals, events and decisions cite the value instead of the key. */
  readonly citesInstead?: Readonly<Partial<Record<RuleId, RuleId>>>;
  /** Rules in the module's own words, for rulings to quote. */
  readonly rules?: readonly ModuleRule[];
  /** Its limits for the number of players, if they differ from the edition's. */
  readonly seats?: {
    /** The fewest players. */
    readonly atLeast: number;
    /** The most players. */
    readonly atMost: number;
    /** The rule that limits it. */
    readonly rule: RuleId;
  };
  /** The initial module state; the state keeps it under the module's id. */
  readonly moduleState?: (players: number) => Json;
  /** What is wrong with the module state of a save; empty if nothing is. */
  readonly problemsOfModuleState?: (memory: Json) => readonly Problem[];
  /** Sets up its part of a scenario from its value under `with`, `{}` if none. `take` cards out of their decks. Returns problems. */
  readonly applyScenario?: (
    g: RulesContext<S, C>,
    described: Json,
    take: (card: string) => string,
  ) => readonly Problem[];
  /**
   * The other way: the value under `with` from which `applyScenario` sets up the module's part of this state. Without
   * it, a scenario of a state leaves that part out, and says so.
   */
  readonly describeScenario?: (g: RulesContext<S, C>) => Json;
  /** Hides the part of the module state that a player, or with `null` a spectator, may not know, on a private copy of the view. */
  hide?(g: RulesContext<S, C>, player: number | null): void;
  /** Replaces everything that `hide` hides by something random, so that a view can be simulated. A module that hides must also deal. */
  deal?(g: RulesContext<S, C>, player: number | null, random: Source): void;
  /** Describes its part of the state for people, as plain JSON, from queries: `inspect` of an edition shows it under the module's id. */
  readonly inspect?: (g: RulesContext<S, C>) => unknown;
  /** Content of the module, in the edition's form. */
  readonly content?: unknown;
  /** English words for its actions, decisions and events, by key, in ICU MessageFormat. Only `runebound-engine/words` reads them. */
  readonly words?: Readonly<Record<string, string>>;
}

/** Types a module: the type knows its kinds of event. */
export const defineModule = <S extends Envelope = Envelope, C = unknown, K extends EventKind = EventKind>(
  module: RuleModule<S, C, K>,
): RuleModule<S, C, K> => module;

/** The events that modules add to a game. If the type of a module does not say which, any event. */
export type EventsOf<M extends Pick<RuleModule, 'events'>> = M extends {
  readonly events?: readonly (infer K)[];
}
  ? K extends EventKind
    ? string extends K['type']
      ? GameEvent
      : EventOf<K>
    : never
  : never;

/** What the modules in force show of themselves, by id: a copy of what each `inspect` gives. */
export function inspectModules<S extends Envelope, C>(
  g: RulesContext<S, C>,
  modules: readonly Pick<RuleModule<S, C>, 'id' | 'inspect'>[],
): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const { id, inspect } of modules) if (inspect) parts[id] = copyJson(inspect(g) as Json);
  return parts;
}
