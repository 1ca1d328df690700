/**
 * Conformance vectors of Second Edition alone: what `runebound-engine/conformance` has, with the rules of this edition only.
 *
 * @module second-edition/conformance
 */
import { type Vectors, vectorsOf } from '../vectors.js';
import { secondEdition } from './edition.js';

export * from '../parts.js';

const vectors = /* @__PURE__ */ vectorsOf([secondEdition]);

/** @function */
export const readVectors: Vectors['readVectors'] = vectors.readVectors;

/** @function */
export const runVector: Vectors['runVector'] = vectors.runVector;

/** @function */
export const runVectors: Vectors['runVectors'] = vectors.runVectors;

/** @function */
export const playVector: Vectors['playVector'] = vectors.playVector;

/** @function */
export const vocabularyOf: Vectors['vocabularyOf'] = vectors.vocabularyOf;
