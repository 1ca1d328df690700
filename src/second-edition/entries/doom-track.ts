/**
 * The doom track with its Endgame, as a module for `composeRuleset`.
 *
 * @module second-edition/doom-track
 */
export type { Doomed, DoomMemory } from '../modules/doom-track/memory.js';
export { doomTrackModule as doomTrack } from '../modules/doom-track/module.js';
