/**
 * Flat-topped hexes that stand in columns: their ids, their neighbours, and the ways between them.
 * Nothing in here knows any game.
 *
 * @module hex
 */

export type { Hex } from './hexes.js';
export { adjacency, hexDistance, hexId, neighboursOf, parseHexId } from './hexes.js';
export type { Neighbours } from './paths.js';
export { distancesFrom, shortestPath } from './paths.js';
