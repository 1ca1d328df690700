import type { RuleId } from '../register/rule-ids.js';
import type { AnyAction } from './action-values.js';
import type { AnyActionKind, Refusal } from './actions.js';
import type { RulesContext } from './context.js';
import type { EventKind } from './events.js';
import type { Follower } from './follow.js';
import type { CompiledFrame } from './frames.js';
import type { AnyRule } from './hooks.js';
import type { Listing } from './listing.js';
import type { Invariant, ModuleRule, RuleModule } from './module.js';
import type { Plan } from './plan.js';
import type { Envelope, GameEvent } from './state.js';

/** Composed rules, ready to run. */
export interface Rules<S extends Envelope = Envelope, C = unknown> {
  /** The id of the edition's own rules, such as `second-edition`. */
  readonly edition: string;
  /** All modules in order, the edition's own rules first. */
  readonly modules: readonly RuleModule<S, C>[];
  /** The ids of the chosen modules, without the edition's own rules. */
  readonly moduleIds: readonly string[];
  /** The content of the games. */
  readonly content: C;
  /** A hash of the content; states keep it as `content`. */
  readonly fingerprint: string;
  /** Overridden hooks, by `slot`; `undefined` or past the end if not overridden. */
  readonly overrides: readonly (AnyRule | undefined)[];
  /** Frame kinds, by their `kind`. */
  readonly frames: Readonly<Record<string, CompiledFrame>>;
  /** All kinds of action, by type. */
  readonly actions: Readonly<Record<string, AnyActionKind>>;
  /** The module of each kind of action, by type. */
  readonly providers: Readonly<Record<string, string>>;
  /** The times of a kind of action in words, by type. Steps without words are left out. */
  readonly times: Readonly<Record<string, readonly string[]>>;
  /** Kinds of action offered at every open decision. */
  readonly anytime: readonly AnyActionKind[];
  /** Those of them that are offered at every other decision too. */
  readonly inTheMidst: readonly AnyActionKind[];
  /** The refusals of modules, by type of action. */
  readonly refusals: Readonly<
    Record<string, readonly ((g: RulesContext<S, C>, f: unknown, a: AnyAction) => Refusal | null)[]>
  >;
  /** Kinds of event, by type. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** The reactions, by type of event; an empty list for an event without any. */
  readonly reactions: Readonly<Record<string, readonly ((g: RulesContext<S, C>, e: GameEvent) => void)[]>>;
  /** The ways in which a game ends: the word of the outcome, and its meaning. */
  readonly ends: Readonly<Record<string, string>>;
  /** How events change a view, by type of event. */
  readonly followers: Readonly<Record<string, readonly Follower<S, C>[]>>;
  /** The invariants of all modules. */
  readonly invariants: readonly Invariant<S, C>[];
  /** Rules in modules' own words, with their module. */
  readonly moduleRules: Readonly<
    Record<
      string,
      | (ModuleRule & {
          /** The id of that module. */
          readonly module: string;
        })
      | undefined
    >
  >;
  /** The rules that are cited instead of others, by those others. */
  readonly citationOverrides: Readonly<Record<string, RuleId | undefined>>;
  /**
   * The rules as the loop reads them.
   *
   * @internal
   */
  readonly plan: Plan;
  /**
   * The shared list of legal actions.
   *
   * @internal
   */
  readonly listing: Listing;
}
