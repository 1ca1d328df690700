import { sameness } from '../../../learning/third-edition/canonicalization.js';
import type { G } from '../../../third-edition/base/vocabulary.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { greedy } from '../../search/greedy.js';
import { type SearchBotOptions, type Searcher, searching } from '../../search/thinking.js';
import { type Bot, tableOf } from '../bot.js';
import { nimbleBot } from '../nimble.js';
import { sensibleBot } from '../sensible.js';
import { coursesOf, idle, searched } from './courses.js';
import { standingNames, worthAfter, worthOfStanding } from './worth.js';

/**
 * A bot that searches: it plays the sensible action and the alternatives many times for some rounds, with hidden cards,
 * tokens and dice dealt at random, and judges the results. It departs from the sensible action only for an advantage
 * beyond chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - its time: a second for each decision by default
 * @throws InvalidArgumentError for wrong options, and for a wrong value or one of Second Edition
 *
 * @example
 * ```ts
 * import { playGame, searchBot, sensibleBot } from 'runebound-engine/third-edition/bots';
 *
 * const quick = { budget: Infinity, passes: 2, horizon: 1 };
 * const bots = [searchBot(1, quick), sensibleBot(2)];
 * playGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir', bots, maxRounds: 1 });
 * ```
 */
export function searchBot(seed: string | number = 0, options: SearchBotOptions = {}): Bot {
  return searching(searcher, seed, options) as Bot;
}

/**
 * A bot that looks one step ahead: it tries each action on a few dice, finishes the round like a nimble bot, and takes
 * the action with the best result; among close results it plays like a nimble bot. A yardstick.
 *
 * @param seed - equal seeds, equal play
 *
 * @example
 * ```ts
 * import { greedyBot, nimbleBot, playGame } from 'runebound-engine/third-edition/bots';
 *
 * const bots = [greedyBot(1), nimbleBot(2)];
 * playGame({ scenario: 'corpse-king', players: 2, seed: 'tamalir', bots, maxRounds: 1 });
 * ```
 */
export function greedyBot(seed: string | number = 0): Bot {
  return greedy(searcher, seed) as Bot;
}

export const searcher: Searcher<ThirdEditionTypes, G> = {
  edition: 'Third Edition',
  standingNames,
  horizon: 2,
  searched,
  idle,
  sameness,
  tableOf: (ruleset, position) => tableOf(ruleset, position as never),
  turnOf: ({ round }) => round,
  coursesOf,
  worthOf: worthOfStanding,
  worthAfter,
  sense: sensibleBot,
  mate: nimbleBot,
  nimble: nimbleBot,
};
