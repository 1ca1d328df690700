/*
 * What a screen, a server or a bot asks of a position. Each question here reads the table and never writes to it: `ruleset.ask(state,
 * question)` puts it, to a state or to a view. Values come from the questions that the rules ask themselves.
 */

export { inspection } from './inspection.js';
export { oddsNow } from './odds.js';
export { reachable } from './reach.js';
export type * from './types.js';
export { distancesOn, facesInto, pathOn, placesNear } from './where.js';
