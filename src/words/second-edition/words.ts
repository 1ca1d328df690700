import { flavorOf, textOf } from '../../second-edition/card-texts.js';
import type { WordsOptions } from '../options.js';
import { english } from './english.js';
import { speakIn, type WordedRules, type WordedRuleset, type Words } from './speaking.js';

/**
 * The words of a ruleset.
 *
 * @throws InvalidArgumentError for a bad ruleset, catalogue or language
 * @example
 * ```ts
 * const words = wordsOf(composeRuleset([]), { players: ['Ann', 'Bo'] });
 * words.describe({ type: 'gold/gained', player: 0, amount: 3, rule: '2e.bank.income' }); // 'Ann gains 3 gold.'
 * ```
 */
export function wordsOf(of: WordedRuleset | WordedRules, options: WordsOptions = {}): Words {
  return speakIn(english, { textOf, flavorOf }, of, options);
}
