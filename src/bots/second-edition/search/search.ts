import { readOptions } from '../../../kernel/index.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { readSearch, type SearchOptions, thinking } from '../../search/thinking.js';
import { readTrained, type ValueNetwork } from '../../search/trained.js';
import type { Bot } from '../bot.js';
import { HORIZON, searchedGame } from './searched-game.js';
import { standingNames } from './standing.js';

/** Options of a searching bot of Second Edition. */
export interface SearchBotOptions extends SearchOptions {
  /**
   * A value to judge positions by instead of its own: trained, for example, on what `npx runebound-engine dataset`
   * writes.
   */
  readonly value?: ValueNetwork;
}

/**
 * A bot that searches: it plays the sensible action and the alternatives many times for some turns, with hidden cards
 * and dice dealt at random, and judges the results. It departs from the sensible action only for an advantage beyond
 * chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - its time: a second for each decision by default
 * @throws InvalidArgumentError for wrong options, and for a wrong value
 *
 * @example
 * ```ts
 * import { playGame, searchBot, sensibleBot } from 'runebound-engine/bots';
 *
 * const quick = { budget: Infinity, passes: 2, horizon: 1 };
 * playGame({ players: 2, seed: 'tamalir', bots: [searchBot(1, quick), sensibleBot(2)], maxTurns: 2 });
 * ```
 */
export function searchBot(seed: string | number = 0, options: SearchBotOptions = {}): Bot {
  const { value } = readOptions<SearchBotOptions>(options, ['value']);
  const score = value === undefined ? undefined : readTrained(value, standingNames, 'Second Edition');
  return thinking<SecondEditionTypes>({
    name: 'search',
    seed,
    search: readSearch(options, HORIZON),
    gameOf: (ruleset) => searchedGame(ruleset, seed, score),
  }) as Bot;
}
