/* What could be tried in a position, and why not; what is asked, and what each answer is: in the same words, by reading the table. */
import {
  type AnswerOf,
  type AnswersOf,
  type AttemptGroupOf,
  type AttemptOf,
  answersOf,
  attemptsOf,
} from '../../kernel/index.js';
import type { Citation, RuleId } from '../../register/index.js';
import type { SecondEditionAction } from '../actions.js';
import type { Content } from '../base/content.js';
import type { SecondEditionDraft } from '../base/state.js';
import type { SecondEditionGame as G } from '../base/vocabulary.js';
import type { SecondEditionDecision } from '../types.js';
import { groupOf, type QuestionSubject, questionOf, type Subject, subjectOf } from './subjects.js';

export type { QuestionSubject, Subject } from './subjects.js';

/** Something that could be tried, and what comes of it. */
export interface Attempt extends AttemptOf<SecondEditionAction, Subject, SecondEditionDecision> {}

/** Everything that could be tried with one thing. */
export interface AttemptGroup extends AttemptGroupOf<Attempt, Subject> {}

/** An answer to what is asked. */
export interface Answer extends AnswerOf<SecondEditionAction, Subject> {}

/** A question and its answers. */
export interface Answers extends AnswersOf<Answer, QuestionSubject> {}

/**
 * The question what could be tried, with rules as `cite` quotes them. Made once, it is answered once for each state.
 *
 * @param cite - `cite` of `runebound-engine/register`; without it rules are cited by their ids
 * @param isOver - asked before each attempt; once it is true, the others are left out
 */
export const attemptsCiting: (
  cite?: (id: RuleId) => Citation | undefined,
  isOver?: () => boolean,
) => (g: G, player?: number) => readonly AttemptGroup[] = /* @__PURE__ */ attemptsOf<
  SecondEditionDraft,
  Content,
  Subject,
  Attempt
>({ subjectOf, groupOf });

/**
 * What is asked, and what each answer is; `null` once the game is over.
 *
 * @param player - whose answers, by index: of another than the one who is asked, what that one may do at any time
 * @throws InvalidArgumentError if there is no such player
 */
export const answersNow: (g: G, player?: number) => Answers | null = /* @__PURE__ */ answersOf<
  SecondEditionDraft,
  Content,
  Subject,
  QuestionSubject,
  Answer
>({ subjectOf }, questionOf);
