/**
 * Conformance vectors of Third Edition alone: what `runebound-engine/conformance` has, with the rules of this edition only.
 *
 * @module third-edition/conformance
 */
import type { Editions } from '../editions.js';
import { playVectorWith } from '../play.js';
import { readVectorsWith } from '../read.js';
import { runVectorsWith, runVectorWith } from '../run.js';
import type { Vectors } from '../vectors.js';
import { vocabularyWith } from '../vocabulary.js';
import { thirdEdition } from './edition.js';

export * from '../parts.js';

const editions: Editions = [thirdEdition];

/** @function */
export const readVectors: Vectors['readVectors'] = (value, options) =>
  readVectorsWith(editions, value, options);

/** @function */
export const runVector: Vectors['runVector'] = (vector, options) => runVectorWith(editions, vector, options);

/** @function */
export const runVectors: Vectors['runVectors'] = (value, options) => runVectorsWith(editions, value, options);

/** @function */
export const playVector: Vectors['playVector'] = (vector, options) =>
  playVectorWith(editions, vector, options);

/** @function */
export const vocabularyOf: Vectors['vocabularyOf'] = (ruleset) => vocabularyWith(editions, ruleset);
