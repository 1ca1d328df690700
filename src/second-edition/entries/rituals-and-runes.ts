/**
 * Rituals and Runes, as a module for `composeRuleset`, with its cards.
 *
 * @module second-edition/rituals-and-runes
 */
export { ritualsAndRunesCards } from '../modules/rituals-and-runes/content/rituals-and-runes.js';
export type {
  Counters as RitualCounters,
  Memory as RitualMemory,
} from '../modules/rituals-and-runes/memory.js';
export { ritualsAndRunes } from '../modules/rituals-and-runes/module.js';
