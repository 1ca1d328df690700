import { InvalidArgumentError } from '../../kernel/index.js';
import { cite } from '../../register/documents/third-edition.js';
import { rulesetOf } from '../../third-edition/box.js';
import type { WordsOptions } from '../options.js';
import { type SeenState, type Words, wordsOf } from './words.js';

/**
 * Everything about a game in words: {@link wordsOf} for a state of a scenario that comes with the package.
 *
 * @param state - a state or a view
 * @param options - languages, and what players are called
 * @throws InvalidArgumentError for what is no state, no catalogue or no language
 * @throws UnknownRulesetError for a scenario that the package does not have
 * @example
 * ```ts
 * const { ask, describe } = words(state);
 * ask(decision(state)); // 'Corbin: What do you do?'
 * legalActions(state).map((action) => describe(action, { form: 'short' })); // ['Rest', 'Train', …]
 * ```
 */
export function words(
  state: SeenState & {
    /** The scenario in force, by id. */
    readonly modules: readonly string[];
  },
  options: WordsOptions = {},
): Words {
  const wrong = 'Words are of a state, as createGame or apply gives it, or of a view.';
  let scenario: string;
  try {
    const [only] = state.modules;
    if (typeof only !== 'string') throw new InvalidArgumentError(wrong);
    scenario = only;
  } catch {
    throw new InvalidArgumentError(wrong);
  }
  const ruleset = rulesetOf(scenario);
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return wordsOf(ruleset, options).at(state);
  let given: WordsOptions;
  try {
    given = { cite, ...options };
  } catch {
    throw new InvalidArgumentError('The options of words cannot be read.');
  }
  return wordsOf(ruleset, given).at(state);
}
