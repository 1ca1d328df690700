import { type Editions, elsewhere } from '../conformance/editions.js';
import type { VectorOptions } from '../conformance/ruleset.js';
import { InvalidArgumentError, readOptions, viewerOf } from '../kernel/index.js';
import { rulesOfSave } from './answer.js';
import { editionOfQuestion } from './named.js';
import { type Question, readQuestionWith } from './question.js';

/* A question about what one player sees of a game. */

/** What is asked about a view. */
export interface ViewQuestion extends Pick<VectorOptions, 'ruleset'> {
  /** The question in a sentence. */
  readonly title?: string;
  /** The action that is asked about. */
  readonly may?: {
    /** The action. */
    readonly action: {
      /** Its kind. */
      readonly type: string;
    };
    /** The player who would do it, counted from 0; the one to decide if left out. */
    readonly actor?: number;
  };
}

/** Whose view it is: `null` for somebody who looks on, `undefined` for something else. */
function seatOf(view: unknown): number | null | undefined {
  try {
    return typeof view === 'object' && view !== null ? viewerOf(view as never) : undefined;
  } catch {
    // It cannot be read.
    return undefined;
  }
}

export function questionOfViewWith(editions: Editions, view: object, asked?: ViewQuestion): Question {
  const { title, may, ruleset } = readOptions<ViewQuestion>(asked, ['title', 'may', 'ruleset']);
  const viewer = seatOf(view);
  if (viewer === undefined)
    throw new InvalidArgumentError('This is no view: pass what viewFor or receiveView gave.');
  const named = editionOfQuestion({ save: view });
  const there = elsewhere(editions, named, 'desk');
  if (there !== '') throw new InvalidArgumentError(`This is a view of ${named}.${there}`);
  const rules = rulesOfSave(editions, view as Readonly<Record<string, unknown>>, { ruleset }).ruleset;
  const seen = rules.receiveView(null, JSON.stringify(view));
  const dealt = rules.simulate(seen, { seed: 'desk', chance: 'asked' }).snapshot();
  const question = { version: 1, title, save: dealt, viewer, may };
  return readQuestionWith(editions, JSON.parse(JSON.stringify(question)));
}
