import type { Editions } from '../conformance/editions.js';
import type { VectorOptions } from '../conformance/ruleset.js';
import type { Vector } from '../conformance/schema.js';
import { type Answer, answerWith } from './answer.js';
import { type DescribedQuestion, describedQuestionWith } from './described.js';
import { snippetWith, type VectorHeading, vectorWith } from './exported.js';
import { fragmentOf, valueIn } from './link.js';
import { type Question, readQuestionWith } from './question.js';
import { questionOfViewWith, type ViewQuestion } from './seen.js';

/** What each entry does with questions of its editions. */
export interface Desk {
  /**
   * Reads a question from parsed JSON: its form, its limits, and that of the question beside it. Names are checked when it
   * is answered.
   *
   * @param value - parsed JSON, from anywhere
   * @returns a private copy
   * @throws InvalidQuestionError with every problem and its path
   *
   * @example
   * ```ts
   * const question = readQuestion({ version: 1, create: { players: 2 } });
   * ```
   */
  readQuestion(value: unknown): Question;
  /**
   * Answers a question: sets its position up, plays its steps, and judges the action that it asks about. It does not
   * throw for what the rules forbid: that is the answer.
   *
   * @param question - a question, as `readQuestion` or `questionIn` gives it; it is checked again
   * @param options - modules that it uses, or a ruleset to answer it with
   * @throws InvalidQuestionError if it is not a question
   *
   * @example
   * ```ts
   * const { ruling } = answer({
   *   version: 1,
   *   game: { players: [{ hero: 'varikas-the-dead', space: 'forge', gold: 1 }, {}], stacks: { forge: ['yew-longbow'] } },
   *   given: { turn: { player: 0, step: 'market' } },
   *   may: { action: { type: 'market/buy', card: 'yew-longbow' } },
   * });
   * ruling?.legal; // false
   * ```
   */
  answer(question: Question, options?: VectorOptions): Answer;
  /**
   * The same question with its position described in words, in place of a save, of a new game or of steps that were
   * played: so it can be edited, and read by another engine. Chance is asked in it.
   *
   * @param question - a question, as `readQuestion` or `questionIn` gives it; it is checked again
   * @param options - modules that it uses, a ruleset to answer it with, and `after`: how many of its steps come before the
   * position that is described (0 if left out)
   * @returns the question, with the steps that are left, and what its description cannot say
   * @throws InvalidQuestionError if it is not a question
   * @throws InvalidArgumentError if it has not so many steps
   *
   * @example
   * ```ts
   * import { describedQuestion, questionOfView } from 'runebound-engine/desk';
   * import { createGame, viewFor } from 'runebound-engine';
   *
   * const asked = questionOfView(viewFor(createGame({ players: 2, seed: 1 }), 0));
   * describedQuestion(asked).question?.given; // { turn: { player: 1, step: 'movement' } }
   * ```
   */
  describedQuestion(
    question: Question,
    options?: VectorOptions & {
      /** The number of steps before the position. */
      readonly after?: number;
    },
  ): DescribedQuestion;
  /**
   * A conformance vector of an answered question. It expects what the answer says: whether the action may be done and which
   * rule decides, whom the game waits for, and the events of the last step.
   *
   * @param question - the question
   * @param answered - the answer to it
   * @param heading - its title and its rules
   * @returns a vector that passes with the rules that gave the answer
   * @throws InvalidQuestionError if the question begins with a save that no description gives back whole; or if nothing
   * decides it, so that no rule can be named
   * @throws InvalidArgumentError if the answer is not one that `answer` gave, or for a wrong heading
   *
   * @example
   * ```ts
   * import { answer, vectorOf } from 'runebound-engine/desk';
   * import { runVector } from 'runebound-engine/conformance';
   *
   * const question = { version: 1, game: { players: 2 }, may: { action: { type: 'move/stop' } } } as const;
   * runVector(vectorOf(question, answer(question))).status; // 'pass'
   * ```
   */
  vectorOf(question: Question, answered: Answer, heading?: VectorHeading): Vector;
  /**
   * A program in TypeScript that asks the same question with this package.
   *
   * @param question - the question
   * @returns the text of a module
   * @throws InvalidQuestionError if it is not a question
   *
   * @example
   * ```ts
   * snippetOf({ version: 1, create: { players: 2 } });
   * ```
   */
  snippetOf(question: Question): string;
  /**
   * A question as the fragment of a link.
   *
   * @param question - a question; it is checked first
   * @returns letters, digits, `-`, `_` and `.` only: put it behind a `#`
   * @throws InvalidQuestionError if it is not a question, or too large for a link (60,000 characters)
   *
   * @example
   * ```ts
   * const fragment = await linkOf({ version: 1, create: { players: 2 } });
   * ```
   */
  linkOf(question: Question): Promise<string>;
  /**
   * The question in a link. Nothing of the link is trusted: its length, its form and its values are checked.
   *
   * @param link - a whole link, or what stands behind its `#`
   * @throws InvalidQuestionError if it holds none
   *
   * @example
   * ```ts
   * const question = await questionIn(await linkOf({ version: 1, create: { players: 2 } }));
   * ```
   */
  questionIn(link: string): Promise<Question>;
  /**
   * A question about the position that a player sees. Nothing that the player may not know is in it: cards that the view
   * hides are dealt from those that it does not show, the same ones for the same view, and `viewer` says so.
   *
   * @param view - a view of either edition, as `viewFor` and `receiveView` give it; as JSON, too
   * @param asked - a title, the action that is asked about, and a ruleset for a game of your own modules
   * @returns a question that begins with a state; chance is asked in it
   * @throws InvalidArgumentError for a state: a state knows too much to be shared
   * @throws InvalidSaveError if it is not a view of these rules
   * @throws UnknownRulesetError if it names modules that the package does not have
   * @throws InvalidQuestionError for a title of more than 300 characters, or for an action without a type
   *
   * @example
   * ```ts
   * import { createGame, viewFor } from 'runebound-engine';
   *
   * const game = createGame({ players: 2, seed: 'tamalir' });
   * questionOfView(viewFor(game, 0), { may: { action: { type: 'market/done' } } }).viewer; // 0
   * ```
   */
  questionOfView(view: object, asked?: ViewQuestion): Question;
}

/** These functions for questions to some editions. */
export function deskOf(editions: Editions): Desk {
  const readQuestion = (value: unknown): Question => readQuestionWith(editions, value);
  return {
    readQuestion,
    answer: (question, options) => answerWith(editions, question, options),
    describedQuestion: (question, options) => describedQuestionWith(editions, question, options),
    vectorOf: (question, answered, heading) => vectorWith(editions, question, answered, heading),
    snippetOf: (question) => snippetWith(editions, question),
    linkOf: async (question) => fragmentOf(readQuestion(question)),
    questionIn: async (link) => readQuestion(await valueIn(link)),
    questionOfView: (view, asked) => questionOfViewWith(editions, view, asked),
  };
}
