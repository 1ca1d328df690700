import type { SecondEditionTypes } from '../../../second-edition/types.js';
import { greedy } from '../../search/greedy.js';
import type { PlayoutPlayer } from '../../search/tree.js';
import type { Bot } from '../bot.js';
import { nimbleBot } from '../nimble/nimble.js';
import { tableOf } from '../table.js';
import { idle } from './courses.js';
import { worthOfStanding } from './value.js';

/**
 * A bot that looks one step ahead: it tries each action on a few dice, finishes the turn like a nimble bot, and takes
 * the action with the best result; among close results it plays like a nimble bot. A yardstick: it fights better than a
 * random bot, and grows slower than a nimble one, as it takes few risks.
 *
 * @param seed - equal seeds, equal play
 *
 * @example
 * ```ts
 * import { greedyBot, nimbleBot, playGame } from 'runebound-engine/bots';
 *
 * playGame({ players: 2, seed: 'tamalir', bots: [greedyBot(1), nimbleBot(2)], maxTurns: 2 });
 * ```
 */
export function greedyBot(seed: string | number = 0): Bot {
  return greedy<SecondEditionTypes>({
    seed,
    idle,
    sense: nimbleBot(seed) as PlayoutPlayer<SecondEditionTypes>,
    turnOf: ({ turn }) => turn,
    score: (ruleset, position, player) =>
      worthOfStanding(tableOf(ruleset as never, position as never), player),
  }) as Bot;
}
