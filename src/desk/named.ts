import { namedEdition } from '../conformance/editions.js';
import { EngineError, type Problem } from '../kernel/errors.js';

/* What is known of a question before the rules of its edition are there. */

/** A question is not valid, or a link holds none. */
export class InvalidQuestionError extends EngineError {
  constructor(
    /** Every problem, with its path in the question. */
    readonly problems: readonly Problem[],
  ) {
    const [first] = problems;
    const place = first?.path ? `${first.path}: ` : '';
    super('invalid-question', `This is no question. ${place}${first?.message ?? ''}`.trim());
  }
}

/** The edition that a question names in its position, its options or its save. */
export const editionOfQuestion = (value: unknown): unknown => {
  const { save } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return namedEdition(save === undefined ? value : { game: save });
};
