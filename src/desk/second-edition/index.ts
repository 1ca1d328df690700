/**
 * Questions to the rules of Second Edition alone: what `runebound-engine/desk` has, with the rules of this edition only.
 *
 * @module second-edition/desk
 */
import { secondEdition } from '../../conformance/second-edition/edition.js';
import { type Desk, deskOf } from '../desk.js';

export * from '../parts.js';

const desk = /* @__PURE__ */ deskOf([secondEdition]);

/** @function */
export const readQuestion: Desk['readQuestion'] = desk.readQuestion;

/** @function */
export const answer: Desk['answer'] = desk.answer;

/** @function */
export const describedQuestion: Desk['describedQuestion'] = desk.describedQuestion;

/** @function */
export const vectorOf: Desk['vectorOf'] = desk.vectorOf;

/** @function */
export const snippetOf: Desk['snippetOf'] = desk.snippetOf;

/** @function */
export const linkOf: Desk['linkOf'] = desk.linkOf;

/** @function */
export const questionIn: Desk['questionIn'] = desk.questionIn;

/** @function */
export const questionOfView: Desk['questionOfView'] = desk.questionOfView;
