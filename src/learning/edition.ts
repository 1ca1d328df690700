import type { Rules, Ruleset } from '../kernel/index.js';
import type { SortRanges } from './numbering.js';
import type { BlockWriter } from './observation.js';
import type { AnySeen } from './seen.js';

// `LearningGame` says which types go together; apart from that, rulesets of both editions are treated alike.
// biome-ignore lint/suspicious/noExplicitAny: rulesets of all editions are played alike here
export type AnyRuleset = Ruleset<any>;

/** When positions of an edition are the same. */
export interface Canonicalization {
  /** The parts of a state that only count how long the game has lasted: no rule of play reads them. */
  readonly counters: readonly string[];
  /** What of a view means the same though it is written otherwise, written in one way. */
  same(view: AnySeen): Readonly<Record<string, unknown>>;
}

/** What learning needs of an edition in addition to its rules. */
export interface LearningEdition extends Canonicalization {
  /** What parameters that name a sort of thing can be, for so many players. */
  ranges(content: unknown, players: number): SortRanges;
  /** How far a player has come, 0 or more. */
  points(state: AnySeen, player: number, content: unknown): number;
  /** So many points are halfway to the most that `scoreOf` can say. */
  readonly halfway: number;
  /** The parts of an observation that only this edition has. */
  blocks(rules: Rules, players: number): readonly BlockWriter[];
}
