/**
 * Runebound as a game of boardgame.io 0.50: its moves, secrets, active players, endings, undo and bots follow the
 * rules. The app brings boardgame.io; this code imports only its types.
 *
 * @module adapters/boardgame-io
 */
export { type Actions, actMove, type Dispatching } from './acting.js';
export { type BundledOptions, type BundledRuleset, rulesetOfOptions } from './bundled.js';
export { gameOf, gameOfRuleset, type MatchOptions, type MatchSettings, type RuneboundGame } from './game.js';
export { onlyOwnMoves, type SocketServer } from './guard.js';
export type { Position } from './position.js';
export { withoutSecrets } from './storage.js';
