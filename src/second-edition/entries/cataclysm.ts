/**
 * The Cataclysm, as a module for `composeRuleset`, with its cards.
 *
 * @module second-edition/cataclysm
 */

export type { CounterFace, Curse, Level } from '../modules/cataclysm/curses.js';
export { curses } from '../modules/cataclysm/curses.js';
export type { Marks, Memory as CataclysmMemory } from '../modules/cataclysm/memory.js';
export { cataclysm } from '../modules/cataclysm/module.js';
