import { isModuleList, readList } from '../../kernel/index.js';
import { cite } from '../../register/whole/second-edition.js';
import { rulesetOf } from '../../second-edition/index.js';
import { wordsOfState } from '../of-state.js';
import type { WordsOptions } from '../options.js';
import type { SeenState, Words } from './speaking.js';
import { wordsOf } from './words.js';

/**
 * A game in words: {@link wordsOf} for a state of bundled modules. It imports the edition and the register; with a ruleset at hand, use
 * `wordsOf(ruleset).at(state)`.
 *
 * @throws InvalidArgumentError for a bad state, catalogue or language
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
    /** The ids of the modules in force. */
    readonly modules: readonly string[];
  },
  options: WordsOptions = {},
): Words {
  return wordsOfState(state, options, {
    cite,
    wordsOf,
    rulesetOf,
    read(modules) {
      const listed = readList(modules);
      return isModuleList(listed) ? listed : null;
    },
  });
}
