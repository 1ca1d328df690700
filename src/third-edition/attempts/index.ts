/* What could be tried, and what is asked: both say in the same words what an action is about. */
import {
  type AnswerOf,
  type AnswersOf,
  type AttemptGroupOf,
  type AttemptOf,
  answersOf,
  attemptsOf,
} from '../../kernel/index.js';
import type { Citation, RuleId } from '../../register/index.js';
import type { ThirdEditionAction } from '../actions.js';
import type { Content } from '../base/content.js';
import type { ThirdEditionDraft } from '../base/state.js';
import { costOf } from '../base/turn-actions.js';
import type { ThirdEditionGame as G } from '../base/vocabulary.js';
import type { ThirdEditionDecision } from '../types.js';
import { type QuestionSubject, questionOf } from './questions.js';
import type { Subject } from './subject-types.js';
import { groupOf, subjectOf } from './subjects.js';

export type { QuestionSubject } from './questions.js';
export type { DieSubject, Subject, TokenSubject } from './subject-types.js';

/** What an action costs. */
interface Costing {
  /** How many actions of the turn it costs; 0 where it costs none. */
  readonly cost: number;
}

/** Something that could be tried, and what comes of it. */
export interface Attempt extends AttemptOf<ThirdEditionAction, Subject, ThirdEditionDecision>, Costing {}

/** Everything that could be tried with one thing. */
export interface AttemptGroup extends AttemptGroupOf<Attempt, Subject> {}

/** An answer to what is asked. */
export interface Answer extends AnswerOf<ThirdEditionAction, Subject>, Costing {}

/** A question and its answers. */
export interface Answers extends AnswersOf<Answer, QuestionSubject> {}

const costing = <A extends Omit<Answer, 'cost'>>(g: G, said: A): A & Costing => ({
  ...said,
  cost: costOf(g, g.top(), said.action),
});

const attempted = /* @__PURE__ */ attemptsOf<
  ThirdEditionDraft,
  Content,
  Subject,
  AttemptOf<ThirdEditionAction, Subject, ThirdEditionDecision>
>({ subjectOf, groupOf });

const answered = /* @__PURE__ */ answersOf<
  ThirdEditionDraft,
  Content,
  Subject,
  QuestionSubject,
  AnswerOf<ThirdEditionAction, Subject>
>({ subjectOf }, questionOf);

/**
 * The question what could be tried, legal or not, grouped by what it is about: a card, a hex, a token, a player. What is refused has its ruling, as
 * `explain` gives it, with rules as `cite` quotes them. The legal ones are exactly `legalActions`; what has its time elsewhere is not listed. Made once,
 * it is answered once for each state.
 *
 * @param cite - `cite` of `runebound-engine/register`; without it rules are cited by their ids
 * @param isOver - asked before each attempt; once it is true, the others are left out
 * @returns the question; its player is the one who tries, by index, and the one who is asked if left out. It throws InvalidArgumentError if
 * there is no such player.
 * @example
 * ```ts
 * const attempts = attemptsCiting(cite);
 * for (const { about, attempts: tried } of ruleset.ask(state, attempts, undefined))
 *   for (const { action, ruling } of tried) console.log(about.is, action.type, ruling?.reason ?? 'yes');
 * ```
 */
export const attemptsCiting = (
  cite?: (id: RuleId) => Citation | undefined,
  isOver?: () => boolean,
): ((g: G, player?: number) => readonly AttemptGroup[]) => {
  const ask = attempted(cite, isOver);
  return (g, player) =>
    ask(g, player).map(({ about, attempts }) => ({
      about,
      attempts: attempts.map((one) => costing(g, one)),
    }));
};

/**
 * What is asked, and what each answer is; `null` once the game is over.
 *
 * @param player - whose answers, by index: of another than the one who is asked, what that one may do at any time
 * @throws InvalidArgumentError if there is no such player
 * @example
 * ```ts
 * ruleset.ask(state, answersNow)?.list.map(({ is }) => (is.is === 'course' ? is.text : is.is)); // such as ['Pay 2 gold', 'Fight']
 * ```
 */
export const answersNow = (g: G, player?: number): Answers | null => {
  const asked = answered(g, player);
  return asked && { ...asked, list: asked.list.map((one) => costing(g, one)) };
};
