/**
 * Bots for Third Edition: players made of code, and a way to let them play a whole game.
 * @module third-edition/bots
 */
export type { RandomBotOptions } from '../chancing.js';
export type { Action, Bot, BotHelpers, Ruleset, View } from './bot.js';
export { nimbleBot } from './nimble.js';
export { type PlayedGame, type PlayOptions, playGame } from './play-game.js';
export { randomBot } from './random.js';
export { sensibleBot } from './sensible.js';
