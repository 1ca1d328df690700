/**
 * Weapons of Legend, as a module for `composeRuleset`, with its cards.
 *
 * @module second-edition/weapons-of-legend
 */
export { weaponsOfLegend } from '../modules/weapons-of-legend/module.js';
