import { cite } from '../../register/documents/third-edition.js';
import { rulesetOf } from '../../third-edition/box.js';
import { wordsOfState } from '../of-state.js';
import type { WordsOptions } from '../options.js';
import { type SeenState, type Words, wordsOf } from './words.js';

/**
 * A game in words: {@link wordsOf} for a state of a bundled scenario.
 *
 * @throws InvalidArgumentError for a bad state, catalogue or language
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
    /** The id of the scenario. */
    readonly modules: readonly string[];
  },
  options: WordsOptions = {},
): Words {
  return wordsOfState(state, options, {
    cite,
    wordsOf,
    rulesetOf,
    read: (modules) => {
      const [scenario] = modules as readonly unknown[];
      return typeof scenario === 'string' ? scenario : null;
    },
  });
}
