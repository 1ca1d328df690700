import type { Editions } from './editions.js';
import { type PlayedVector, playVectorWith } from './play.js';
import { readVectorsWith } from './read.js';
import type { AnyRuleset, VectorOptions } from './ruleset.js';
import { runVectorsWith, runVectorWith, type Verdict } from './run.js';
import type { Vector } from './schema.js';
import { type Vocabulary, vocabularyWith } from './vocabulary.js';

/** What each entry does with vectors of its editions. */
export interface Vectors {
  /**
   * Reads vectors from the parsed JSON of a file: a list under `vectors`, or a single vector. All of them must be valid;
   * `runVectors` runs the valid ones and reports the others.
   *
   * @throws InvalidVectorError with every problem and its place: a wrong form, an unknown name, or an edition that this
   * entry does not have
   *
   * @example
   * ```ts
   * const vectors = readVectors(JSON.parse(text));
   * ```
   */
  readVectors(value: unknown, options?: VectorOptions): readonly Vector[];
  /**
   * Runs a vector against this engine.
   *
   * @param vector - a vector, as `readVectors` returns it; a malformed one fails with the place of the fault
   * @returns whether it passes; if it fails, the step and the difference. A vector with unknown names fails, too.
   *
   * @example
   * ```ts
   * runVector(vector).status; // 'pass'
   * ```
   */
  runVector(vector: Vector, options?: VectorOptions): Verdict;
  /**
   * Runs the vectors of a file, each by itself: an invalid vector fails alone, under its id.
   *
   * @param value - the parsed JSON of a file: a list under `vectors`, or a single vector
   * @throws InvalidVectorError if the value is not a file of vectors
   *
   * @example
   * ```ts
   * runVectors(JSON.parse(text)).filter(({ status }) => status === 'fail');
   * ```
   */
  runVectors(value: unknown, options?: VectorOptions): readonly Verdict[];
  /**
   * Runs a vector as `runVector` does, and keeps every position.
   *
   * @param vector - a vector, as `readVectors` returns it; a malformed one fails with the place of the fault
   * @returns the verdict, with the state and the events of each step
   *
   * @example
   * ```ts
   * const { moments, ruleset } = playVector(vector);
   * moments.map(({ state }) => ruleset?.decision(state)?.kind); // what the game waited for, step by step
   * ```
   */
  playVector(vector: Vector, options?: VectorOptions): PlayedVector;
  /**
   * The vocabulary of a ruleset: the names of its actions, decisions, events and endings.
   *
   * @example
   * ```ts
   * vocabularyOf(composeRuleset([])).decisions['combat/escape']?.answers; // ['combat/escape', 'ability/use', 'combat/stand']
   * ```
   */
  vocabularyOf(ruleset: AnyRuleset): Vocabulary;
}

/** These functions for the vectors of some editions. */
export const vectorsOf = (editions: Editions): Vectors => ({
  readVectors: (value, options) => readVectorsWith(editions, value, options),
  runVector: (vector, options) => runVectorWith(editions, vector, options),
  runVectors: (value, options) => runVectorsWith(editions, value, options),
  playVector: (vector, options) => playVectorWith(editions, vector, options),
  vocabularyOf: (ruleset) => vocabularyWith(editions, ruleset),
});
