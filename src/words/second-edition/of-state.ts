import { InvalidArgumentError, isModuleList, readList } from '../../kernel/index.js';
import { cite } from '../../register/cite.js';
import { rulesetOf } from '../../second-edition/index.js';
import type { WordsOptions } from '../speech.js';
import { type SeenState, type Words, wordsOf } from './words.js';

/**
 * Everything about a game in words: {@link wordsOf} for a state whose modules all come with the package. It brings the edition and
 * the register with it; who has a ruleset at hand takes `wordsOf(ruleset).at(state)`.
 *
 * @param state - a state or a view
 * @param options - languages, and what players are called
 * @throws InvalidArgumentError for what is no state, no catalogue or no language
 * @throws UnknownRulesetError for modules that the package does not have
 * @example
 * ```ts
 * const { ask, describe } = words(state);
 * ask(decision(state)); // 'Mordrog: How do you move?'
 * legalActions(state).map((action) => describe(action, { form: 'short' })); // ['Roll 5 dice', …]
 * ```
 */
export function words(
  state: SeenState & {
    /** The rule modules in force, by id. */
    readonly modules: readonly string[];
  },
  options: WordsOptions = {},
): Words {
  const wrong = 'Words are of a state, as createGame or apply gives it, or of a view.';
  let modules: readonly string[];
  try {
    const listed = readList(state.modules);
    if (!isModuleList(listed)) throw new InvalidArgumentError(wrong);
    modules = listed;
  } catch {
    throw new InvalidArgumentError(wrong);
  }
  const ruleset = rulesetOf(modules);
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
