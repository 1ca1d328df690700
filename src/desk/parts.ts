/* What the entries of the desk have in common: types, and what is read off an answer alone. */

export type { Answer } from './answer.js';
export type { DescribedQuestion } from './described.js';
export type { Desk } from './desk.js';
export { decidingRules, type VectorHeading } from './exported.js';
export { InvalidQuestionError } from './named.js';
export type { Question } from './question.js';
export type { ViewQuestion } from './seen.js';
