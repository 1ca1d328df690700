/**
 * Bots, a way to play whole games with them, and the odds of a combat.
 *
 * @module bots
 */
export type {
  CombatAim,
  CombatChances,
  CombatOdds,
  CombatOddsOptions,
  CombatOption,
} from '../../second-edition/inspect/types.js';
export type { Timepiece } from '../match/clock.js';
export { BotFaultError, type Fault } from '../match/fault.js';
export type { Clock, EndOf, SeatOf, StartOf } from '../player.js';
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
  View,
} from './bot.js';
export { combatOdds } from './combat-odds.js';
export { easyBot } from './easy.js';
export { nimbleBot } from './nimble/nimble.js';
export { plannerBot } from './planning/planner.js';
export * from './play.js';
export { type RandomBotOptions, randomBot } from './random.js';
export { greedyBot, searchBot } from './search/bots.js';
export { worstDecisions } from './search/judging.js';
export { type StandingName, standingNames } from './search/value.js';
export { sensibleBot } from './sensible.js';
export { standings } from './standings.js';
