import { editionOf } from '../conformance/editions.js';
import type { VectorOptions } from '../conformance/ruleset.js';
import { InvalidArgumentError, type Problem, readOptions } from '../kernel/index.js';
import { show } from '../kernel/saves/describe-value.js';
import { answer } from './answer.js';
import { type Question, readQuestion } from './question.js';

/* A question that begins with a state, or with a new game, as one that begins with a described position. */

/** A question whose position is described. */
export interface DescribedQuestion {
  /** The question; `null` if no description comes near its position. */
  readonly question: Question | null;
  /** What the description does not give back, by its path in the state; empty if it gives back all. */
  readonly unsaid: readonly Problem[];
}

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
export function describedQuestion(
  question: Question,
  options: VectorOptions & { readonly after?: number } = {},
): DescribedQuestion {
  const { after = 0 } = readOptions<{ readonly after?: number }>(options, ['after']);
  const asked = readQuestion(question);
  const { save: _, create: __, game, given: ___, steps = [], ...rest } = asked;
  if (!(Number.isInteger(after) && after >= 0 && after <= steps.length))
    throw new InvalidArgumentError(
      `after is a number of steps from 0 to ${steps.length}; this is ${show(after)}.`,
    );
  if (game !== undefined && after === 0) return { question: asked, unsaid: [] };
  const { ruleset, moments, problems } = answer({ ...asked, steps: steps.slice(0, after) }, options);
  const now = moments[after];
  if (ruleset === null || now === undefined) return { question: null, unsaid: problems };
  const { scenario, unsaid } = editionOf(ruleset).tell(now.state, ruleset);
  if (scenario === null) return { question: null, unsaid };
  const left = after === steps.length ? {} : { steps: steps.slice(after) };
  return { question: readQuestion({ ...rest, ...scenario, ...left }), unsaid };
}
