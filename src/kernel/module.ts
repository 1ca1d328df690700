import type { RuleId } from '../register/rule-ids.js';
import type { AnyAction, AnyActionKind, Refusal } from './actions.js';
import type { Source } from './chance.js';
import { assertTold } from './cited.js';
import { freezeAll } from './copy.js';
import { type Problem, UnknownRulesetError } from './errors.js';
import type { Cites, Details, EventKind, EventOf } from './events.js';
import type { Follower } from './follow.js';
import {
  type AnyStep,
  type CompiledFrame,
  compileFrame,
  type FrameKind,
  type FrameRef,
  type Place,
} from './frames.js';
import type { Game } from './game.js';
import { guarded } from './guarded.js';
import { clash, Names, ownName } from './names.js';
import { Plan } from './plan.js';
import { type AnyRule, isJoint, type Override } from './questions.js';
import { assertShape } from './shape.js';
import type { Envelope, GameEvent, Json } from './state.js';
import { type Offer, type StepChange, StepTables } from './step-tables.js';

/** What an invariant finds broken: in words, with the rule that is broken where it is another than the invariant's, and with its place. */
export type Broken =
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
  check(g: Game<S, C>): Broken | null;
}

/** A check that names a place wherever it is broken: this one, unless it knows better. */
const placed =
  <S extends Envelope, C>(at: string, check: Invariant<S, C>['check']): Invariant<S, C>['check'] =>
  (g) => {
    const found = check(g);
    return found === null ? null : { at, ...(typeof found === 'string' ? { message: found } : found) };
  };

/** What an invariant finds broken, with its name as the path and the rule as it is cited with these modules. */
export function problemOf<S extends Envelope, C>(
  { name: path, rule, check }: Invariant<S, C>,
  g: Game<S, C>,
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
  refuse(g: Game<S, C>, f: any, action: any): Refusal | null;
}

/** An answer to a fact: the only way in which one part of the rules learns of another's doings. */
export interface Reaction<S extends Envelope, C> {
  /** The kind of the event, or its type. A type that nothing in force declares is an error when the rules are composed. */
  readonly on: EventKind | string;
  /** Answers it in the midst of whatever emits it; frames that this calls run once that is through. */
  run(g: Game<S, C>, event: GameEvent): void;
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
  run: (g: Game<S, C>, event: EventOf<EventKind<T, D>>) => void,
): Reaction<S, C> => ({ on, run: run as unknown as Reaction<S, C>['run'] });

/** A rule that a module brings in its own words, because no register has it. */
export interface BroughtRule {
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
  readonly speaksFor?: Readonly<Partial<Record<RuleId, RuleId>>>;
  /** Rules in the module's own words, for rulings to quote. */
  readonly rules?: readonly BroughtRule[];
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
  readonly remembers?: (players: number) => Json;
  /** What is wrong with a memory that a save claims; empty if the module can go on from it. */
  readonly problemsOfMemory?: (memory: Json) => readonly Problem[];
  /**
   * Lays out the module's part of a described position: what a scenario says of it under `with`, an empty object if it
   * says nothing of the module. Cards that it places must be taken out of their decks with `take`. Says what is impossible.
   */
  readonly arrange?: (g: Game<S, C>, described: Json, take: (card: string) => string) => readonly Problem[];
  /**
   * Hides from a player, or with `null` from a spectator, what the module remembers and that one may not know. The table is a private copy of
   * the view, to be changed; where all of it is hidden already there is nothing to do.
   */
  hide?(g: Game<S, C>, player: number | null): void;
  /** Deals into such a table, for it to be simulated, something possible in the place of all that `hide` hides. Who hides deals as well. */
  deal?(g: Game<S, C>, player: number | null, random: Source): void;
  /**
   * What a person reads off the module's part of the table, as plain JSON: an edition's `inspect` gives it under the module's id.
   * It reads and never writes. Values in it come from the questions that the rules ask themselves.
   */
  readonly inspect?: (g: Game<S, C>) => unknown;
  /** Content that the module brings, in the edition's form. */
  readonly content?: unknown;
  /**
   * The English of its actions, decisions and events, by key, in the syntax of ICU MessageFormat: `runebound-engine/words` reads it, and no
   * rule does. Modules of the package have theirs there.
   */
  readonly words?: Readonly<Record<string, string>>;
}

/** Rules composed and ready to run. */
export interface Rules<S extends Envelope = Envelope, C = unknown> {
  /** The id of the edition's own rules, such as `second-edition`. */
  readonly edition: string;
  /** All modules in their order, the edition's own rules first. */
  readonly modules: readonly RuleModule<S, C>[];
  /** The ids of the modules chosen besides the edition's own rules. */
  readonly moduleIds: readonly string[];
  /** The content the games are played with. */
  readonly content: C;
  /** Changes whenever the content does; a state keeps it as its `content`. */
  readonly fingerprint: string;
  /** Joints as overridden, by their `slot`; `undefined` or beyond the end where nobody overrides one. */
  readonly table: readonly (AnyRule | undefined)[];
  /** Frame kinds, by their `kind`. */
  readonly frames: Readonly<Record<string, CompiledFrame>>;
  /** All kinds of action that are offered anywhere, by type. */
  readonly actions: Readonly<Record<string, AnyActionKind>>;
  /** The module that brings each kind of action, by type. */
  readonly bringers: Readonly<Record<string, string>>;
  /** The times at which a kind of action is offered, in words, by type; those that steps give no name are left out. */
  readonly times: Readonly<Record<string, readonly string[]>>;
  /** Kinds of action offered at every decision that is `open`. */
  readonly anytime: readonly AnyActionKind[];
  /** Those of them that are offered at every other decision too. */
  readonly inTheMidst: readonly AnyActionKind[];
  /** What modules refuse, by type of action. */
  readonly refusals: Readonly<
    Record<string, readonly ((g: Game<S, C>, f: unknown, a: AnyAction) => Refusal | null)[]>
  >;
  /** Kinds of event, by type. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** Answers to events, by type of event; an empty list for each that nobody answers. */
  readonly reactions: Readonly<Record<string, readonly ((g: Game<S, C>, e: GameEvent) => void)[]>>;
  /** The ways in which a game ends, by the words that outcomes say, and what each means. */
  readonly ends: Readonly<Record<string, string>>;
  /** What events change on the table, by type of event. */
  readonly followers: Readonly<Record<string, readonly Follower<S, C>[]>>;
  /** The invariants of all modules. */
  readonly invariants: readonly Invariant<S, C>[];
  /** Rules that modules bring in their own words, with the module they come from. */
  readonly brought: Readonly<
    Record<
      string,
      | (BroughtRule & {
          /** The id of that module. */
          readonly module: string;
        })
      | undefined
    >
  >;
  /** Rules that are cited in the place of others, by those others. */
  readonly spokenFor: Readonly<Record<string, RuleId | undefined>>;
  /**
   * All of it as the loop reads it.
   *
   * @internal
   */
  readonly plan: Plan;
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

/** Composes an edition's own rules with further modules. Happens once a ruleset; games only look things up. */
export function composeRules<S extends Envelope, C>(
  base: RuleModule<S, C>,
  chosen: readonly RuleModule<S, C>[],
  content: C,
  fingerprint: string,
): Rules<S, C> {
  checkCombination(base, chosen);
  const modules = [base, ...inOrder(chosen)];
  const names = new Names();
  const steps = new StepTables(base.id);
  for (const module of modules)
    for (const frame of module.frames ?? []) {
      names.take(module, 'frame kind', frame.kind, frame);
      steps.bring(module.id, frame);
    }
  for (const { id, steps: changes = [] } of modules)
    for (const change of changes) if (!('wrap' in change)) steps.change(id, change);
  /** Who brings each kind of action: kinds of one type are told apart still. */
  const bringers = new Map<AnyActionKind, string>();
  const anytime: AnyActionKind[] = [];
  const inTheMidst: AnyActionKind[] = [];
  for (const { id, offers = [] } of modules)
    for (const { at, action, ...offer } of offers) {
      if (!bringers.has(action)) bringers.set(action, id);
      if (at === 'any time') {
        anytime.push(action);
        if (offer.inTheMidst === true) inTheMidst.push(action);
      } else steps.offerAt(id, at, action);
    }
  // Wraps come last: they hold whatever else is done to a step, and whoever is named last is outermost, as with joints.
  for (const { id, steps: changes = [] } of modules)
    for (const change of changes) if ('wrap' in change) steps.wrap(id, change);

  const frames: Record<string, CompiledFrame> = Object.create(null);
  const actions: Record<string, AnyActionKind> = Object.create(null);
  const times: Record<string, string[]> = Object.create(null);
  for (const [{ kind, ...said }, list] of steps.all()) {
    frames[kind] = compileFrame(kind, list, (step) => steps.bringerOf(step), said);
    for (const [at, step] of list.entries()) {
      const first = list.findIndex(({ name }) => name === step.name);
      if (first < at) throw steps.clashOf(kind, list[first] as AnyStep, step);
      if (step.does === 'decide')
        for (const action of step.offers) {
          if (!bringers.has(action)) bringers.set(action, steps.bringerOf(step));
          register(actions, bringers, action);
          if (step.time !== undefined && !times[action.type]?.includes(step.time))
            fileUnder(times, action.type, step.time);
        }
    }
  }
  for (const action of anytime) register(actions, bringers, action);

  const brought: Record<string, BroughtRule & { readonly module: string }> = Object.create(null);
  const ends: Record<string, string> = Object.create(null);
  for (const module of modules) {
    for (const [word, meaning] of Object.entries(module.ends ?? {})) {
      names.take(module, 'end', word, meaning);
      ends[word] = meaning;
    }
    // The key of a reason is the sentence itself: all mean the same by it.
    for (const [key, text] of Object.entries(module.words ?? {}))
      if (!key.startsWith('reason.')) names.take(module, 'key of words', key, text);
    for (const rule of module.rules ?? []) {
      const { id } = rule;
      if (typeof id !== 'string' || !/^house\.[\w.-]{1,110}$/.test(id))
        throw new UnknownRulesetError(
          `The module ${module.id} brings a rule ${typeof id === 'string' ? `"${id.slice(0, 60)}"` : 'without an id'}: the id of a rule of one's own begins with "house.", such as house.${module.id}.first.`,
        );
      names.take(module, 'rule', id, rule.text);
      brought[id] = { ...rule, module: module.id };
    }
  }
  assertTold(brought, modules, frames, bringers);

  const table: (AnyRule | undefined)[] = [];
  for (const module of modules)
    for (const { joint, wrap } of module.overrides ?? []) {
      if (!isJoint(joint))
        throw new UnknownRulesetError(
          `The module ${module.id} overrides ${titleOf(joint)}, which is no joint of this copy of runebound-engine. Are two copies or versions of the package installed? Make the module with the one that composes the rules.`,
        );
      const { slot, base: plain, title } = joint;
      while (table.length <= slot) table.push(undefined);
      table[slot] = guarded(module.id, `the joint "${title}"`, wrap(table[slot] ?? plain));
    }

  const events: Record<string, EventKind> = Object.create(null);
  for (const { id, events: kinds = [] } of modules)
    for (const kind of kinds) {
      names.take({ id }, 'kind of event', kind.type, kind);
      events[kind.type] = kind;
    }

  const refusals: Record<string, ((g: Game<S, C>, f: unknown, a: AnyAction) => Refusal | null)[]> =
    Object.create(null);
  const reactions: Record<string, ((g: Game<S, C>, e: GameEvent) => void)[]> = Object.create(null);
  const followers: Record<string, Follower<S, C>[]> = Object.create(null);
  for (const on of Object.values(events)) {
    reactions[on.type] = [];
    if (on.follow) followers[on.type] = [{ on, run: on.follow as unknown as Follower<S, C>['run'] }];
  }
  for (const module of modules) {
    for (const { action, refuse } of module.refusals ?? []) {
      const type = typeof action === 'string' ? action : action.type;
      if (typeof action === 'string' && actions[type] === undefined && !isOffered(modules, type))
        throw new UnknownRulesetError(
          `The module ${module.id} refuses ${type}, which no decision offers: name the type of an action as it stands in its code.`,
        );
      fileUnder(refusals, type, guarded(module.id, `a refusal of ${type}`, refuse));
    }
    for (const { on, run } of module.reactions ?? []) {
      const type = typeof on === 'string' ? on : on.type;
      if (events[type] === undefined)
        throw new UnknownRulesetError(
          `The module ${module.id} reacts to ${type}, an event that nothing in force declares.`,
        );
      fileUnder(reactions, type, guarded(module.id, `a reaction to ${type}`, run as AnyRule));
    }
    for (const follower of module.follow ?? []) {
      const { type } = follower.on;
      if (events[type] !== follower.on)
        throw new UnknownRulesetError(
          `The module ${module.id} follows ${type}, an event that nothing in force declares.`,
        );
      fileUnder(followers, type, follower);
    }
  }
  const rules = freezeAll({
    edition: base.id,
    modules,
    moduleIds: modules.slice(1).map((m) => m.id),
    content,
    fingerprint,
    table,
    frames,
    actions,
    bringers: Object.assign(
      Object.create(null),
      Object.fromEntries(Object.values(actions).map((kind) => [kind.type, bringers.get(kind)])),
    ),
    times,
    anytime,
    inTheMidst,
    refusals,
    events,
    reactions,
    ends,
    followers,
    invariants: modules.flatMap(({ id, invariants = [], remembers }) =>
      invariants.map((invariant) => {
        const check = guarded(id, `its invariant "${invariant.name}"`, invariant.check) as Invariant<
          S,
          C
        >['check'];
        // What a module says of the table is about what it remembers, unless it says more.
        return { ...invariant, check: remembers ? placed(`ext/${id}`, check) : check };
      }),
    ),
    brought,
    spokenFor: Object.assign(Object.create(null), ...modules.map((m) => m.speaksFor ?? {})),
  });
  return Object.freeze({ ...rules, plan: new Plan(rules) });
}

/** Whether anything brings such an action, even where another module takes it away again: then there is nothing to refuse. */
function isOffered<S extends Envelope, C>(modules: readonly RuleModule<S, C>[], type: string): boolean {
  const brings = (step: AnyStep): boolean =>
    step.does === 'decide' && step.offers.some((action) => action.type === type);
  return modules.some(
    ({ frames = [], steps = [], offers = [] }) =>
      frames.some((frame) => frame.steps.some(brings)) ||
      steps.some(
        (change) => ('insert' in change && brings(change.insert)) || ('by' in change && brings(change.by)),
      ) ||
      offers.some(({ action }) => action.type === type),
  );
}

function register(
  actions: Record<string, AnyActionKind>,
  bringers: ReadonlyMap<AnyActionKind, string>,
  action: AnyActionKind,
): void {
  const { type } = action;
  const known = actions[type];
  const [first = '', second = ''] = [known ?? action, action].map((kind) => bringers.get(kind));
  if (typeof action.candidates !== 'function')
    throw new UnknownRulesetError(
      `The module ${second} brings the action ${type}, which has parameters, without candidates: let it add what could be tried.`,
    );
  if (known !== undefined && known !== action)
    throw clash(first, second, `kind of action ${type}`, ownName(second, type));
  actions[type] = action;
}

const titleOf = (joint: unknown): string => {
  const title: unknown = (joint as { readonly title?: unknown } | null)?.title;
  return typeof title === 'string' ? `"${title.slice(0, 80)}"` : 'something';
};

function fileUnder<T>(lists: Record<string, T[]>, key: string, item: T): void {
  const list = lists[key];
  if (list) list.push(item);
  else lists[key] = [item];
}

/** What a module may be called: its memory in the state and its rules are named by it. */
const moduleId = /^(?!constructor$)[a-z][a-z0-9-]{0,59}$/;

/** The modules in the order named, but none ahead of one that it requires. */
export function inOrder<S extends Envelope, C>(
  chosen: readonly RuleModule<S, C>[],
): readonly RuleModule<S, C>[] {
  const placed: RuleModule<S, C>[] = [];
  const place = (module: RuleModule<S, C>, above: readonly string[]): void => {
    if (placed.includes(module)) return;
    if (above.includes(module.id))
      throw new UnknownRulesetError(
        `The modules ${[...above, module.id].join(', ')} require each other in a circle.`,
      );
    for (const needed of module.requires ?? []) {
      const found = chosen.find(({ id }) => id === needed);
      if (found) place(found, [...above, module.id]);
    }
    placed.push(module);
  };
  for (const module of chosen) place(module, []);
  return placed;
}

/**
 * Makes sure that modules can be in force together, before anything is made of them.
 *
 * @throws UnknownRulesetError naming the module: one without a proper id, named twice, without another that it requires, or in conflict with one
 */
export function checkCombination<S extends Envelope, C>(
  base: RuleModule<S, C>,
  chosen: readonly RuleModule<S, C>[],
): void {
  const ids = new Set([base.id]);
  for (const module of chosen) {
    if (
      typeof module !== 'object' ||
      module === null ||
      typeof module.id !== 'string' ||
      !moduleId.test(module.id)
    )
      throw new UnknownRulesetError(
        'A module is an object with an id of lower-case letters, digits and hyphens, such as "my-house-rules".',
      );
    if (ids.has(module.id)) throw new UnknownRulesetError(`The module ${module.id} is named twice.`);
    ids.add(module.id);
    assertShape(module);
  }
  for (const module of chosen) {
    for (const needed of module.requires ?? [])
      if (!ids.has(needed))
        throw new UnknownRulesetError(`The module ${module.id} needs ${needed}: add it to the modules.`);
    for (const { module: other, rule } of module.conflicts ?? [])
      if (ids.has(other))
        throw new UnknownRulesetError(
          `The modules ${module.id} and ${other} cannot be in force together.`,
          rule,
        );
  }
}

/**
 * What all modules remember at the start of a game, by their ids.
 *
 * @param players - how many play
 * @throws RuleFaultError naming the module whose memory fails
 */
export function memoriesOf<S extends Envelope, C>(
  { modules }: Pick<Rules<S, C>, 'modules'>,
  players: number,
): Record<string, Json> {
  const memories: Record<string, Json> = {};
  for (const { id, remembers } of modules)
    if (remembers) memories[id] = guarded(id, 'what it remembers', remembers)(players) as Json;
  return memories;
}
