import { easyOf } from '../easy.js';
import type { Bot } from './bot.js';
import { nimbleBot } from './nimble/nimble.js';
import { randomBot } from './random.js';

/**
 * A bot for beginners to play against: it plays like `nimbleBot`, but leaves every third of its choices in fights and markets to
 * chance.
 *
 * @param seed - equal seeds, equal play
 */
export const easyBot = (seed: string | number = 0): Bot => easyOf(nimbleBot(seed), randomBot(seed));
