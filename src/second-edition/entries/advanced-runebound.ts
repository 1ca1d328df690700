/**
 * Advanced Runebound, as a module for `composeRuleset`.
 *
 * @module second-edition/advanced-runebound
 */
export { advancedRunebound } from '../modules/advanced-runebound/module.js';
