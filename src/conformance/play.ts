import type { Problem } from '../kernel/index.js';
import { entryOf, plainly } from './read.js';
import { readVectorOptions, type VectorOptions } from './rules.js';
import type { AnyRuleset } from './ruleset.js';
import { type Moment, type Verdict, verdictOn } from './run.js';
import type { Vector } from './schema.js';

/** How a vector went, position by position: for pages that show it, and for authors who look for what they have overlooked. */
export interface PlayedVector {
  /** What came of it. */
  readonly verdict: Verdict;
  /** The rules that it was played by; `null` if it never began. */
  readonly ruleset: AnyRuleset | null;
  /** The positions it came to: the one it begins with, then one for each step, up to the step that fails. */
  readonly moments: readonly Moment[];
  /** Why its position was refused, one thing at a time; empty if it was not. */
  readonly refused: readonly Problem[];
}

/**
 * Runs a vector as `runVector` does, and keeps every position it comes to.
 *
 * @param vector - a vector, as `readVectors` gives it; what has not the form of one fails and says where
 * @param options - modules of your own that it speaks of, or a ruleset to run it against
 * @returns the verdict, with the states and the events of each step
 * @example
 * ```ts
 * const { moments, ruleset } = playVector(vector);
 * moments.map(({ state }) => ruleset?.decision(state)?.kind); // what the game waited for, step by step
 * ```
 */
export function playVector(vector: Vector, options?: VectorOptions): PlayedVector {
  let ruleset: AnyRuleset | null = null;
  let refused: readonly Problem[] = [];
  const moments: Moment[] = [];
  const verdict = verdictOn(entryOf(plainly(vector), ''), readVectorOptions(options), {
    begun(rules) {
      ruleset = rules;
    },
    seen(moment) {
      moments.push(moment);
    },
    refused(problems) {
      refused = problems;
    },
  });
  return { verdict, ruleset, moments, refused };
}
