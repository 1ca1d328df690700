import { readOptions } from '../../../kernel/index.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { readSearch, type SearchOptions, thinking } from '../../search/thinking.js';
import { readTrained, type ValueNetwork } from '../../search/trained.js';
import type { Bot } from '../bot.js';
import { HORIZON, searchedGame } from './searched-game.js';
import { standingNames } from './standing.js';

/** Options of a searching bot of Third Edition. */
export interface SearchBotOptions extends SearchOptions {
  /**
   * A value to judge positions by instead of its own: trained, for example, on what `npx runebound-engine dataset
   * --edition third-edition` writes.
   */
  readonly value?: ValueNetwork;
}

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
  const { value } = readOptions<SearchBotOptions>(options, ['value']);
  const score = value === undefined ? undefined : readTrained(value, standingNames, 'Third Edition');
  return thinking<ThirdEditionTypes>({
    name: 'search',
    seed,
    search: readSearch(options, HORIZON),
    gameOf: (ruleset) => searchedGame(ruleset, seed, score),
  }) as Bot;
}
