/**
 * Bots for Third Edition, and a way to play whole games with them.
 *
 * @module third-edition/bots
 */

export type { Timepiece } from '../match/clock.js';
export { BotFaultError, type Fault } from '../match/fault.js';
export type { Clock, EndOf, SeatOf, StartOf } from '../player.js';
export type { RandomBotOptions } from '../random-choice.js';
export type { JudgedDecision, JudgingOptions, PastActions } from '../search/judging.js';
export type { SearchBotOptions, SearchOptions } from '../search/thinking.js';
export type { ValueLayer, ValueNetwork } from '../search/trained.js';
export type {
  Action,
  Bot,
  BotEnd,
  BotHelpers,
  BotSeat,
  BotStart,
  Player,
  Ruleset,
  View,
} from './bot.js';
export { easyBot } from './easy.js';
export { nimbleBot } from './nimble.js';
export {
  type MatchOptions,
  type PlayedGame,
  type PlayedMatch,
  type PlayOptions,
  playGame,
  playMatch,
} from './play.js';
export { randomBot } from './random.js';
export { greedyBot, searchBot } from './search/bots.js';
export { worstDecisions } from './search/judging.js';
export { type StandingName, standingNames } from './search/worth.js';
export { sensibleBot } from './sensible.js';
export { standings } from './standings.js';
