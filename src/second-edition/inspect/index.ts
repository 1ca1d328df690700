/*
 * What a screen, a server or a bot asks of a position. Each question here reads the table and never writes to it: `ruleset.ask(state,
 * question)` puts it. Values come from the questions that the rules ask themselves.
 */

export { oddsOf } from './dice.js';
export { combatOddsOn } from './fights/index.js';
export { inspection } from './inspection.js';
export { oddsNow } from './odds.js';
export { reachable } from './reach.js';
export { distancesOn, facesInto, leadsTo, pathOn, townsOn } from './routes.js';
export type * from './types.js';
