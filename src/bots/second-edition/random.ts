import { type RandomBotOptions, randomChoice } from '../random-choice.js';
import type { Bot } from './bot.js';

export type { RandomBotOptions } from '../random-choice.js';

/** Talk is cheap and endless, cards are dear: a random player needs a little sense to get through a game at all. */
const habits: Readonly<Record<string, number>> = {
  'card/discard': 0,
  'offer/leave': 6,
  'offer/add-card': 0.3,
  'offer/add-gold': 0.3,
  'adventure/decline': 0.3,
  'combat/escape': 0.5,
  'combat/defend': 0.5,
  'move/stay': 0.3,
  'market/done': 2,
};

/**
 * A player who chooses at random: first a kind of action, then one of that kind. Never throws cards away, and leaves
 * negotiations soon. Good for testing, and as a yardstick.
 *
 * @param seed - equal seeds, equal play
 */
export function randomBot(seed: string | number = 0, options: RandomBotOptions = {}): Bot {
  const pick = randomChoice(seed, options, habits);
  return { name: 'random', choose: (_view, legal) => pick(legal) };
}
