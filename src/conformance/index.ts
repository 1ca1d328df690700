/**
 * Conformance vectors: positions, the actions taken in them, and what must then be true, as JSON for any engine. And
 * the promises of all rules, tried in random games.
 *
 * @module conformance
 */
import * as z from 'zod';
import { bothEditions } from './both-editions.js';
import { playVectorWith } from './play.js';
import { readVectorsWith } from './read.js';
import { runVectorsWith, runVectorWith } from './run.js';
import { type Vector, type VectorFile, vectorFileForm } from './schema.js';
import { secondEdition } from './second-edition/edition.js';
import { thirdEdition } from './third-edition/edition.js';
import type { Vectors } from './vectors.js';
import { vocabularyWith } from './vocabulary.js';

export * from './parts.js';

/** @function */
export const readVectors: Vectors['readVectors'] = (value, options) =>
  readVectorsWith(bothEditions, value, options);

/** @function */
export const runVector: Vectors['runVector'] = (vector, options) =>
  runVectorWith(bothEditions, vector, options);

/** @function */
export const runVectors: Vectors['runVectors'] = (value, options) =>
  runVectorsWith(bothEditions, value, options);

/** @function */
export const playVector: Vectors['playVector'] = (vector, options) =>
  playVectorWith(bothEditions, vector, options);

/** @function */
export const vocabularyOf: Vectors['vocabularyOf'] = (ruleset) => vocabularyWith(bothEditions, ruleset);

/** The form of one vector, of either edition. `readVectors` also checks that its rules are in the register. */
export const vectorSchema: z.ZodType<Vector, Vector> = /* @__PURE__ */ z.union([
  secondEdition.form,
  thirdEdition.form,
]);

/** The form of a file of vectors. `readVectors` also checks that its rules are in the register. */
export const vectorFileSchema: z.ZodType<VectorFile, VectorFile> =
  /* @__PURE__ */ vectorFileForm(vectorSchema);
