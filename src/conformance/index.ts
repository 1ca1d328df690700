/**
 * Conformance vectors: positions, the actions taken in them, and what must then be true, as JSON for any engine. And
 * the promises of all rules, tried in random games.
 *
 * @module conformance
 */
import * as z from 'zod';
import { bothEditions } from './both-editions.js';
import { type Vector, type VectorFile, vectorFileForm } from './schema.js';
import { secondEdition } from './second-edition/edition.js';
import { thirdEdition } from './third-edition/edition.js';
import { type Vectors, vectorsOf } from './vectors.js';

export * from './parts.js';

const vectors = /* @__PURE__ */ vectorsOf(bothEditions);

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

/** The form of one vector, of either edition. `readVectors` also checks that its rules are in the register. */
export const vectorSchema: z.ZodType<Vector, Vector> = /* @__PURE__ */ z.union([
  secondEdition.form,
  thirdEdition.form,
]);

/** The form of a file of vectors. `readVectors` also checks that its rules are in the register. */
export const vectorFileSchema: z.ZodType<VectorFile, VectorFile> =
  /* @__PURE__ */ vectorFileForm(vectorSchema);
