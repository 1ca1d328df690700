/**
 * Flat-topped hexes in columns: their ids, their neighbours, the ways between them, and their places on a screen.
 * Independent of any game.
 *
 * @module hex
 */

export type { Bounds, HexLayout, HexLayoutOptions, Point } from './geometry.js';
export { hexLayout } from './geometry.js';
export type { Hex } from './hexes.js';
export { adjacency, hexDistance, hexId, neighboursOf, parseHexId } from './hexes.js';
export type { Neighbours } from './paths.js';
export { distancesFrom, shortestPath } from './paths.js';
