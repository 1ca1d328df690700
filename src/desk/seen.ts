import type { VectorOptions } from '../conformance/ruleset.js';
import { InvalidArgumentError, readOptions, viewerOf } from '../kernel/index.js';
import { rulesetOfSave } from './answer.js';
import { type Question, readQuestion } from './question.js';

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
export function questionOfView(view: object, asked?: ViewQuestion): Question {
  const { title, may, ruleset } = readOptions<ViewQuestion>(asked, ['title', 'may', 'ruleset']);
  const viewer = seatOf(view);
  if (viewer === undefined)
    throw new InvalidArgumentError('This is no view: pass what viewFor or receiveView gave.');
  const rules = rulesetOfSave(view as Readonly<Record<string, unknown>>, { ruleset });
  const seen = rules.receiveView(null, JSON.stringify(view));
  const dealt = rules.simulate(seen, { seed: 'desk', chance: 'asked' }).snapshot();
  const question = { version: 1, title, save: dealt, viewer, may };
  return readQuestion(JSON.parse(JSON.stringify(question)));
}
