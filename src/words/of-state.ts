import { InvalidArgumentError } from '../kernel/index.js';
import { isRecord, reading, type WordsOptions } from './options.js';

/* Words of a state whose rules all come with the package, whatever the edition. */

/** How an edition finds the words of its states. */
export interface WordsOfStates<M, R, S, W> {
  /** Gives the wording of a rule by its id, where the options give no other. */
  readonly cite: NonNullable<WordsOptions['cite']>;
  /** Which rules a state is played with; `null` for what cannot be. */
  read(modules: unknown): M | null;
  rulesetOf(modules: M): R;
  wordsOf(ruleset: R, options: WordsOptions): { at(state: S): W };
}

const wrong = 'Words are of a state, as createGame or apply gives it, or of a view.';

/**
 * The words of a state.
 *
 * @throws InvalidArgumentError for what is no state, no catalogue or no language
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
