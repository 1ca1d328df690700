import { type Editions, editionOf } from '../conformance/editions.js';
import type { VectorOptions } from '../conformance/ruleset.js';
import { InvalidArgumentError, type Problem, readOptions } from '../kernel/index.js';
import { show } from '../kernel/saves/describe-value.js';
import { answerWith } from './answer.js';
import { type Question, readQuestionWith } from './question.js';

/* A question that begins with a state, or with a new game, as one that begins with a described position. */

/** A question whose position is described. */
export interface DescribedQuestion {
  /** The question; `null` if no description comes near its position. */
  readonly question: Question | null;
  /** What the description does not give back, by its path in the state; empty if it gives back all. */
  readonly unsaid: readonly Problem[];
}

export function describedQuestionWith(
  editions: Editions,
  question: Question,
  options: VectorOptions & { readonly after?: number } = {},
): DescribedQuestion {
  const { after = 0 } = readOptions<{ readonly after?: number }>(options, ['after']);
  const asked = readQuestionWith(editions, question);
  const { save: _, create: __, game, given: ___, steps = [], ...rest } = asked;
  if (!(Number.isInteger(after) && after >= 0 && after <= steps.length))
    throw new InvalidArgumentError(
      `after is a number of steps from 0 to ${steps.length}; this is ${show(after)}.`,
    );
  if (game !== undefined && after === 0) return { question: asked, unsaid: [] };
  const { ruleset, moments, problems } = answerWith(
    editions,
    { ...asked, steps: steps.slice(0, after) },
    options,
  );
  const now = moments[after];
  if (ruleset === null || now === undefined) return { question: null, unsaid: problems };
  const { scenario, unsaid } = editionOf(editions, ruleset).tell(now.state, ruleset);
  if (scenario === null) return { question: null, unsaid };
  const left = after === steps.length ? {} : { steps: steps.slice(after) };
  return { question: readQuestionWith(editions, { ...rest, ...scenario, ...left }), unsaid };
}
