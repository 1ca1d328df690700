import type { CommonOptions, OrOther, Rules } from '../kernel/index.js';
import { sameIds } from '../kernel/problems.js';
import { readSeatsBy } from '../kernel/seats.js';
import type { Content } from './base/content.js';
import type { Seat } from './base/setup.js';
import type { ThirdEditionDraft } from './base/state.js';
import type { ScenarioId, ThirdEditionHeroId } from './known-ids.js';

/** The options of a new game of Third Edition, its dice aside. */
export interface ThirdEditionSetup<Scenario extends string = string, Hero extends string = string> {
  /** Needed at the root, where Second Edition is the default. */
  readonly edition?: 'third-edition';
  /** The one scenario of the game (3e.game.scenario-governs). */
  readonly scenario: Scenario;
  /**
   * The number of players (2 to 4), or one entry for each, clockwise. `hero` is a hero agreed on; without it the player chooses in the
   * game (3e.game.players, 3e.setup.choose-heroes).
   */
  readonly players: number | readonly Seat<Hero>[];
  /** The modules beside the scenario, by id; a ruleset composed of them needs no names. */
  readonly modules?: readonly string[];
}

/**
 * The options of a game of Third Edition. The functions of the root take scenarios and heroes of the box alone; rulesets take those of their
 * own modules and content, too.
 */
export type ThirdEditionOptions<
  Scenario extends string = OrOther<ScenarioId>,
  Hero extends string = OrOther<ThirdEditionHeroId>,
> = ThirdEditionSetup<Scenario, Hero> & CommonOptions;

/** Checks options from outside and returns the seats. Throws InvalidOptionsError with all problems. */
export const readSeats = (options: unknown, rules: Rules<ThirdEditionDraft, Content>): readonly Seat[] =>
  readSeatsBy<ThirdEditionDraft, Content, typeof rules>(options, rules, {
    known: ['edition', 'scenario', 'players', 'modules', 'seed', 'chance'],
    example: "{ edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 }",
    hero: 'corbin',
    fewest: 2,
    most: 4,
    number: '3e.game.players',
    enough: '3e.setup.choose-heroes',
    chosen: '3e.setup.choose-heroes',
    problemsOf: ({ scenario, modules }, { moduleIds: [own, ...others] }) => [
      ...(scenario === undefined || scenario === own
        ? []
        : [
            {
              path: 'scenario',
              message: `These are the rules of the scenario ${own ?? '(none)'}.`,
              rule: '3e.game.scenario-governs' as const,
            },
          ]),
      ...(modules === undefined || sameIds(modules, others)
        ? []
        : [
            {
              path: 'modules',
              message: `This ruleset has the modules ${others.join(', ') || '(none)'} beside its scenario: name these, or leave them out. Others are given as values, to composeRuleset.`,
            },
          ]),
    ],
  });
