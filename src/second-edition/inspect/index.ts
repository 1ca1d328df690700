/* Queries about a position for screens, servers and bots: `ruleset.ask(state, query)`, by the queries of the rules. */

export { oddsOf } from './dice.js';
export { combatOddsOn } from './fights/index.js';
export { inspection } from './inspection.js';
export { oddsNow } from './odds.js';
export { reachable } from './reach.js';
export { distancesOn, facesInto, leadsTo, pathOn, townsOn } from './routes.js';
export type * from './types.js';
