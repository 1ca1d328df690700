import type { Rules, Ruleset } from '../kernel/index.js';
import type { AnySeen, BlockWriter } from './observation.js';

// `LearningGame` says which types go together; apart from that, rulesets of both editions are treated alike.
// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are played alike here
export type AnyRuleset = Ruleset<any>;

export type Value = string | number | readonly number[];

/** The values of parameters that name a sort of thing, by the sort; several sorts with commas have hook values. */
export type SortRanges = Readonly<Record<string, readonly (readonly Value[])[]>>;

/** When positions of an edition are equal. */
export interface Canonicalization {
  /** Counters of a state that only measure its length: no rule reads them. */
  readonly counters: readonly string[];
  /** Parts of a view that can be written in several ways, in one normal form. */
  same(view: AnySeen): Readonly<Record<string, unknown>>;
}

/** What learning needs of an edition in addition to its rules. */
export interface LearningEdition extends Canonicalization {
  /** The sorts of thing that parameters name, by name of parameter. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The possible values of parameters that name a sort of thing. */
  ranges(content: unknown, players: number): SortRanges;
  /** The points of a player, 0 or more. */
  points(state: AnySeen, player: number, content: unknown): number;
  /** The points at which `scoreOf` is half its limit. */
  readonly halfway: number;
  /** The blocks of an observation that only this edition has. */
  blocks(rules: Rules, players: number): readonly BlockWriter[];
}
