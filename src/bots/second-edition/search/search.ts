import { readOptions } from '../../../kernel/index.js';
import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { readSearch, type SearchOptions, thinking } from '../../search/thinking.js';
import type { Bot } from '../bot.js';
import { readNetwork, type ValueNetwork } from './network.js';
import { HORIZON, searchedGame } from './searched-game.js';

/** How a searching bot of Second Edition searches. */
export interface SearchBotOptions extends SearchOptions {
  /** What it judges positions by, in place of its own judgement: trained, say, with what `npx runebound-engine dataset` writes. */
  readonly value?: ValueNetwork;
}

/**
 * A player who tries things out in its head: what common sense says, and what else could be done, each many times with hidden cards and dice as
 * they may fall, some turns on; then it judges how everybody stands. It does another thing than common sense says where that is better by more than chance.
 *
 * @param seed - with an endless budget and a number of passes: equal seeds, equal play
 * @param options - how long it thinks: a second for each decision, unless it says otherwise
 * @throws InvalidArgumentError for options that mean nothing, and for a value that is none
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
  const score = value === undefined ? undefined : readNetwork(value);
  return thinking<SecondEditionTypes>({
    name: 'search',
    seed,
    search: readSearch(options, HORIZON),
    gameOf: (ruleset) => searchedGame(ruleset, seed, score),
  }) as Bot;
}
