/**
 * Questions to the rules: a position, what was done in it, and what somebody would like to do. With the answer, a link
 * that holds the whole question, a conformance vector and a program.
 *
 * @module desk
 */
import { bothEditions } from '../conformance/both-editions.js';
import { type Desk, deskOf } from './desk.js';

export * from './parts.js';

const desk = /* @__PURE__ */ deskOf(bothEditions);

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
