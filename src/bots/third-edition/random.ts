import { type RandomBotOptions, randomChoice } from '../random-choice.js';
import type { Bot } from './bot.js';

/** Weights without which a random player would talk for ever and have few adventures. */
const habits: Readonly<Record<string, number>> = {
  'turn/end': 0.3,
  'exchange/propose': 0.05,
  'exchange/withdraw': 4,
  'exchange/gold': 0.3,
  'exchange/card': 0.3,
  'move/stop': 0.3,
  'move/stay': 0.3,
  'combat/pass': 0.3,
  'ability/use': 0.3,
};

/**
 * A bot that chooses at random: first a kind of action, then one of that kind. It soon leaves an exchange. Good for
 * tests and as a yardstick.
 *
 * @param seed - equal seeds, equal play
 */
export function randomBot(seed: string | number = 0, options: RandomBotOptions = {}): Bot {
  const pick = randomChoice(seed, options, habits);
  return { name: 'random', choose: (_view, legal) => pick(legal) };
}
