/**
 * Questions to the rules: a position, what was done in it, and what somebody would like to do. With the answer, a link
 * that holds the whole question, a conformance vector and a program.
 *
 * @module desk
 */
export { type Answer, answer } from './answer.js';
export { type DescribedQuestion, describedQuestion } from './described.js';
export { decidingRules, snippetOf, type VectorHeading, vectorOf } from './exported.js';
export { linkOf, questionIn } from './link.js';
export { InvalidQuestionError, type Question, readQuestion } from './question.js';
export { questionOfView, type ViewQuestion } from './seen.js';
