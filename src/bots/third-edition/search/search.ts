import { readOptions } from '../../../kernel/index.js';
import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { readSearch, type SearchOptions, thinking } from '../../search/thinking.js';
import { readTrained, type ValueNetwork } from '../../search/trained.js';
import type { Bot } from '../bot.js';
import { HORIZON, searchedGame } from './searched-game.js';
import { standingNames } from './standing.js';

/** How a searching bot of Third Edition searches. */
export interface SearchBotOptions extends SearchOptions {
  /** What it judges positions by, in place of its own judgement: trained, say, with what `npx runebound-engine dataset --edition third-edition` writes. */
  readonly value?: ValueNetwork;
}

/**
 * A player who tries things out in its head: what common sense says, and what else could be done, each many times with hidden cards, tokens and dice as
 * they may fall, some rounds on; then it judges how everybody stands. It does another thing than common sense says where that is better by more than chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - how long it thinks: a second for each decision, unless it says otherwise
 * @throws InvalidArgumentError for options that mean nothing, and for a value that is none, or one of Second Edition
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
