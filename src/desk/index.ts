/**
 * Questions to the rules: a position, what was done in it, and what somebody would like to do. With the answer, a link
 * that holds the whole question, a conformance vector and a program.
 *
 * @module desk
 */
import { bothEditions } from '../conformance/both-editions.js';
import { answerWith } from './answer.js';
import { describedQuestionWith } from './described.js';
import type { Desk } from './desk.js';
import { snippetWith, vectorWith } from './exported.js';
import { fragmentOf, valueIn } from './link.js';
import { readQuestionWith } from './question.js';
import { questionOfViewWith } from './seen.js';

export * from './parts.js';

/** @function */
export const readQuestion: Desk['readQuestion'] = (value) => readQuestionWith(bothEditions, value);

/** @function */
export const answer: Desk['answer'] = (question, options) => answerWith(bothEditions, question, options);

/** @function */
export const describedQuestion: Desk['describedQuestion'] = (question, options) =>
  describedQuestionWith(bothEditions, question, options);

/** @function */
export const vectorOf: Desk['vectorOf'] = (question, answered, heading) =>
  vectorWith(bothEditions, question, answered, heading);

/** @function */
export const snippetOf: Desk['snippetOf'] = (question) => snippetWith(bothEditions, question);

/** @function */
export const linkOf: Desk['linkOf'] = async (question) => fragmentOf(readQuestion(question));

/** @function */
export const questionIn: Desk['questionIn'] = async (link) => readQuestion(await valueIn(link));

/** @function */
export const questionOfView: Desk['questionOfView'] = (view, asked) =>
  questionOfViewWith(bothEditions, view, asked);
