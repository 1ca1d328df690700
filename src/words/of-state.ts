import { InvalidArgumentError } from '../kernel/index.js';
import { isRecord } from '../kernel/saves/describe-value.js';
import { reading, type WordsOptions } from './options.js';

/* Words of a state whose rules come with the package, in every edition. */

/** How an edition makes words of its states. */
export interface WordsOfStates<M, R, S, W> {
  /** Gives the text of a rule by id, unless the options give another. */
  readonly cite: NonNullable<WordsOptions['cite']>;
  /** The rules of these modules; `null` if they are unknown. */
  read(modules: unknown): M | null;
  rulesetOf(modules: M): R;
  wordsOf(ruleset: R, options: WordsOptions): { at(state: S): W };
}

const wrong = 'Words are of a state, as createGame or apply gives it, or of a view.';

/**
 * @throws InvalidArgumentError for a bad state, catalogue or language
 * @throws UnknownRulesetError for rules that the package does not have
 */
export function wordsOfState<M, R, S, W>(
  state: S & { readonly modules: readonly string[] },
  options: WordsOptions,
  { cite, read, rulesetOf, wordsOf }: WordsOfStates<M, R, S, W>,
): W {
  const modules = reading(wrong, () => {
    const found = read(state.modules);
    if (found === null) throw new InvalidArgumentError(wrong);
    return found;
  });
  const ruleset = rulesetOf(modules);
  const given = isRecord(options)
    ? reading('The options of words cannot be read.', () => ({ cite, ...options }))
    : options;
  return wordsOf(ruleset, given).at(state);
}
