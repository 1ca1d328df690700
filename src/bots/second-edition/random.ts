import { type RandomBotOptions, randomChoice } from '../random-choice.js';
import type { Bot } from './bot.js';

export type { RandomBotOptions } from '../random-choice.js';

/** Weights without which a random player would talk and throw cards away for ever. */
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
 * A bot that chooses at random: first a kind of action, then one of that kind. It never throws cards away, and leaves
 * negotiations soon. Good for tests and as a yardstick.
 *
 * @param seed - equal seeds, equal play
 */
export function randomBot(seed: string | number = 0, options: RandomBotOptions = {}): Bot {
  const pick = randomChoice(seed, options, habits);
  return { name: 'random', choose: (_view, legal) => pick(legal) };
}
