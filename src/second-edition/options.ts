import type { CommonOptions, OrOther, Rules } from '../kernel/index.js';
import { sameIds } from '../kernel/problems.js';
import { readSeatsBy } from '../kernel/seats.js';
import type { Content } from './base/content.js';
import type { Seat } from './base/setup.js';
import type { SecondEditionDraft } from './base/state.js';
import type { SecondEditionHeroId, SecondEditionModuleId } from './known-ids.js';

/** The options of a game of Second Edition, its dice aside. */
export interface SecondEditionSetup<Module extends string = string, Hero extends string = string> {
  /** May be left out. Any other value is refused. */
  readonly edition?: 'second-edition';
  /** The number of players (1 to 6), or one entry each, clockwise: a Hero or a random one (2e.game.players, 2e.setup.heroes-agreed). */
  readonly players: number | readonly Seat<Hero>[];
  /** Rule modules to put in force. Variants that are not listed are not in force (2e.game.variants-optional). */
  readonly modules?: readonly Module[];
}

/** Options of a game. The root takes bundled `Module`s and `Hero`es alone; rulesets also those of their own modules and content. */
export type SecondEditionOptions<
  Module extends string = OrOther<SecondEditionModuleId>,
  Hero extends string = OrOther<SecondEditionHeroId>,
> = SecondEditionSetup<Module, Hero> & CommonOptions;

/** Checks options from outside and returns the seats. Throws InvalidOptionsError with all problems. */
export const readSeats = (options: unknown, rules: Rules<SecondEditionDraft, Content>): readonly Seat[] =>
  readSeatsBy<SecondEditionDraft, Content, typeof rules>(options, rules, {
    known: ['edition', 'players', 'modules', 'seed', 'chance'],
    example: '{ players: 3, seed: "tamalir" }',
    hero: 'mordrog',
    fewest: 1,
    most: 6,
    number: '2e.game.players',
    enough: '2e.cards.hero',
    chosen: '2e.setup.heroes-agreed',
    problemsOf: ({ modules }, { moduleIds }) =>
      modules === undefined || sameIds(modules, moduleIds)
        ? []
        : [
            {
              path: 'modules',
              message: `This ruleset has the modules ${moduleIds.join(', ') || '(none)'}: name these, or leave them out. Others are given as values, to composeRuleset.`,
            },
          ],
  });
