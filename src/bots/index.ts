/**
 * Bots: players made of code, and a way to let them play a whole game.
 * @module bots
 */
export type { Action, Bot, BotHelpers, View } from './bot.js';
export { type PlayedGame, type PlayOptions, playGame } from './play-game.js';
export { type RandomBotOptions, randomBot } from './random.js';
export { sensibleBot } from './sensible.js';
