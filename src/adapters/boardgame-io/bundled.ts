import { InvalidOptionsError, isModuleList } from '../../kernel/index.js';
import { secondEdition } from '../../second-edition/bundled.js';
import type { SecondEditionRuleset, SecondEditionTypes } from '../../second-edition/index.js';
import type { SecondEditionSetup } from '../../second-edition/options.js';
import { thirdEdition } from '../../third-edition/bundled.js';
import type { ThirdEditionRuleset } from '../../third-edition/compose.js';
import type { ThirdEditionSetup } from '../../third-edition/options.js';
import type { ThirdEditionTypes } from '../../third-edition/types.js';

/** Options of `createGame`; the match seats its own players, and boardgame.io rolls. */
type OfMatches<O extends { readonly players: unknown }> = Omit<O, 'players'> & Partial<Pick<O, 'players'>>;

/** Options of the bundled editions. */
export interface BundledOptions {
  /** Second Edition: modules, and heroes if they are agreed on. */
  readonly 'second-edition': OfMatches<SecondEditionSetup> & { readonly edition?: 'second-edition' };
  /** Third Edition: its name, and a scenario. */
  readonly 'third-edition': OfMatches<ThirdEditionSetup> & { readonly edition: 'third-edition' };
}

/** The rulesets of the bundled editions. */
export type BundledRuleset = SecondEditionRuleset | ThirdEditionRuleset;

export type TypesOfOptions<O> = O extends { readonly edition: 'third-edition' }
  ? ThirdEditionTypes
  : SecondEditionTypes;

/**
 * The ruleset of a bundled edition, with the modules that options name.
 *
 * @throws InvalidOptionsError for another edition, and for a wrong list of modules; UnknownRulesetError for unknown
 * modules
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
