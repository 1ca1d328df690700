import type { ThirdEditionTypes } from '../../../third-edition/types.js';
import { greedy } from '../../search/greedy.js';
import type { PlayoutPlayer } from '../../search/tree.js';
import type { Bot } from '../bot.js';
import { nimbleBot } from '../nimble.js';
import { tableOf } from '../table.js';
import { idle } from './courses.js';
import { worthOfStanding } from './worth.js';

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
  return greedy<ThirdEditionTypes>({
    seed,
    idle,
    sense: nimbleBot(seed) as PlayoutPlayer<ThirdEditionTypes>,
    turnOf: ({ round }) => round,
    score: (ruleset, position, player) => worthOfStanding(tableOf(ruleset, position as never), player),
  }) as Bot;
}
