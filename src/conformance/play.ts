import type { Problem } from '../kernel/index.js';
import type { Editions } from './editions.js';
import { entryOf, plainly } from './read.js';
import { readVectorOptions } from './rules.js';
import type { AnyRuleset, VectorOptions } from './ruleset.js';
import { type Moment, type Verdict, verdictOn } from './run.js';
import type { Vector } from './schema.js';

/** A played vector, position by position: for pages that show it, and for its author. */
export interface PlayedVector {
  /** The result. */
  readonly verdict: Verdict;
  /** Its ruleset; `null` if it never began. */
  readonly ruleset: AnyRuleset | null;
  /** Its positions: the first, then one for each step, up to a step that fails. */
  readonly moments: readonly Moment[];
  /** The problems of a refused position; empty for a valid one. */
  readonly refused: readonly Problem[];
}

export function playVectorWith(editions: Editions, vector: Vector, options?: VectorOptions): PlayedVector {
  let ruleset: AnyRuleset | null = null;
  let refused: readonly Problem[] = [];
  const moments: Moment[] = [];
  const verdict = verdictOn(
    editions,
    entryOf(editions, plainly(vector), ''),
    readVectorOptions(editions, options),
    {
      begun(rules) {
        ruleset = rules;
      },
      seen(moment) {
        moments.push(moment);
      },
      refused(problems) {
        refused = problems;
      },
    },
  );
  return { verdict, ruleset, moments, refused };
}
