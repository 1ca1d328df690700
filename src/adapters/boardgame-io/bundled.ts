import { InvalidOptionsError, isModuleList } from '../../kernel/index.js';
import { secondEdition } from '../../second-edition/bundled.js';
import type {
  SecondEditionOptions,
  SecondEditionRuleset,
  SecondEditionTypes,
} from '../../second-edition/index.js';
import { thirdEdition } from '../../third-edition/bundled.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import type { ThirdEditionOptions } from '../../third-edition/options.js';
import type { ThirdEditionTypes } from '../../third-edition/types.js';

/** What `createGame` takes; each match seats its own players, and boardgame.io rolls. */
type OfMatches<O extends { readonly players: unknown }> = Omit<O, 'players' | 'seed' | 'chance'> &
  Partial<Pick<O, 'players'>>;

/** Options of the editions that come with the package. */
export interface BundledOptions {
  /** Second Edition: modules, and heroes if they are agreed on. */
  readonly 'second-edition': OfMatches<SecondEditionOptions> & { readonly edition?: 'second-edition' };
  /** Third Edition: it is named, and a scenario. */
  readonly 'third-edition': OfMatches<ThirdEditionOptions> & { readonly edition: 'third-edition' };
}

/** The rulesets of the editions that come with the package. */
export type BundledRuleset = SecondEditionRuleset | ThirdEditionRuleset;

/** The types of the edition that options name. */
export type TypesOfOptions<O> = O extends { readonly edition: 'third-edition' }
  ? ThirdEditionTypes
  : SecondEditionTypes;

/**
 * The ruleset that options name: of an edition that comes with the package, with its bundled modules.
 *
 * @throws InvalidOptionsError for another edition, and for what is no list of modules; UnknownRulesetError for modules that there are not
 */
export function rulesetOfOptions(options: BundledOptions[keyof BundledOptions]): BundledRuleset {
  const { edition = 'second-edition', modules = [] } = options as {
    readonly edition?: string;
    readonly modules?: readonly string[];
  };
  if (edition === thirdEdition.id) return thirdEdition.rulesetOf(thirdEdition.modulesIn(options as never));
  if (edition !== secondEdition.id)
    throw new InvalidOptionsError([
      { path: 'edition', message: 'It is second-edition or third-edition; others play by gameOfRuleset.' },
    ]);
  if (!isModuleList(modules))
    throw new InvalidOptionsError([{ path: 'modules', message: 'Modules are a list of module ids.' }]);
  return secondEdition.rulesetOf(modules);
}
