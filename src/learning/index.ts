/**
 * Games for learning agents: numbered actions with a mask of the legal ones, what a player knows as text, as a key and
 * as a row of numbers, chance with its probabilities, and the worth of finished games.
 *
 * @example
 * ```ts
 * import { learningGame } from 'runebound-engine/learning';
 *
 * const game = learningGame({ players: 2, modules: ['doom-track'] });
 * const state = game.newGame({ seed: 'tamalir' });
 * const mask = game.legalMask(state);
 * ```
 *
 * @module learning
 */
export type { Merging, NumberedOutcome } from './chance.js';
export { learningGame } from './game.js';
export type { ActionAxis, NumberedKind } from './numbering.js';
export type { ObservationBlock, ObservationLayout } from './observation.js';
export { byRank, type Returns, winOrLose } from './returns.js';
export type * from './types.js';
