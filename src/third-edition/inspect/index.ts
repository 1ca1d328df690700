/* They only read: `ruleset.ask(state, query)`, for a state or a view. Values come from the queries of the rules. */

export { inspection } from './inspection.js';
export { oddsNow } from './odds.js';
export { reachable } from './reach.js';
export type * from './types.js';
export { distancesOn, facesInto, pathOn, placesNear } from './where.js';
