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
  /** Hooks as overridden, by their `slot`; `undefined` or beyond the end where nobody overrides one. */
  readonly overrides: readonly (AnyRule | undefined)[];
  /** Frame kinds, by their `kind`. */
  readonly frames: Readonly<Record<string, CompiledFrame>>;
  /** All kinds of action that are offered anywhere, by type. */
  readonly actions: Readonly<Record<string, AnyActionKind>>;
  /** The module that brings each kind of action, by type. */
  readonly providers: Readonly<Record<string, string>>;
  /** The times at which a kind of action is offered, in words, by type; those that steps give no name are left out. */
  readonly times: Readonly<Record<string, readonly string[]>>;
  /** Kinds of action offered at every decision that is `open`. */
  readonly anytime: readonly AnyActionKind[];
  /** Those of them that are offered at every other decision too. */
  readonly inTheMidst: readonly AnyActionKind[];
  /** What modules refuse, by type of action. */
  readonly refusals: Readonly<
    Record<string, readonly ((g: RulesContext<S, C>, f: unknown, a: AnyAction) => Refusal | null)[]>
  >;
  /** Kinds of event, by type. */
  readonly events: Readonly<Record<string, EventKind>>;
  /** Answers to events, by type of event; an empty list for each that nobody answers. */
  readonly reactions: Readonly<Record<string, readonly ((g: RulesContext<S, C>, e: GameEvent) => void)[]>>;
  /** The ways in which a game ends, by the words that outcomes say, and what each means. */
  readonly ends: Readonly<Record<string, string>>;
  /** What events change on the table, by type of event. */
  readonly followers: Readonly<Record<string, readonly Follower<S, C>[]>>;
  /** The invariants of all modules. */
  readonly invariants: readonly Invariant<S, C>[];
  /** Rules that modules bring in their own words, with the module they come from. */
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
  /** Rules that are cited in the place of others, by those others. */
  readonly citationOverrides: Readonly<Record<string, RuleId | undefined>>;
  /**
   * All of it as the loop reads it.
   *
   * @internal
   */
  readonly plan: Plan;
  /**
   * Where the games of these rules list what is legal, one at a time.
   *
   * @internal
   */
  readonly listing: Listing;
}
