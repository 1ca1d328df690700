/**
 * Questions to the rules of Second Edition alone: what `runebound-engine/desk` has, with the rules of this edition only.
 *
 * @module second-edition/desk
 */
import type { Editions } from '../../conformance/editions.js';
import { secondEdition } from '../../conformance/second-edition/edition.js';
import { answerWith } from '../answer.js';
import { describedQuestionWith } from '../described.js';
import type { Desk } from '../desk.js';
import { snippetWith, vectorWith } from '../exported.js';
import { fragmentOf, valueIn } from '../link.js';
import { readQuestionWith } from '../question.js';
import { questionOfViewWith } from '../seen.js';

export * from '../parts.js';

const editions: Editions = [secondEdition];

/** @function */
export const readQuestion: Desk['readQuestion'] = (value) => readQuestionWith(editions, value);

/** @function */
export const answer: Desk['answer'] = (question, options) => answerWith(editions, question, options);

/** @function */
export const describedQuestion: Desk['describedQuestion'] = (question, options) =>
  describedQuestionWith(editions, question, options);

/** @function */
export const vectorOf: Desk['vectorOf'] = (question, answered, heading) =>
  vectorWith(editions, question, answered, heading);

/** @function */
export const snippetOf: Desk['snippetOf'] = (question) => snippetWith(editions, question);

/** @function */
export const linkOf: Desk['linkOf'] = async (question) => fragmentOf(readQuestion(question));

/** @function */
export const questionIn: Desk['questionIn'] = async (link) => readQuestion(await valueIn(link));

/** @function */
export const questionOfView: Desk['questionOfView'] = (view, asked) =>
  questionOfViewWith(editions, view, asked);
