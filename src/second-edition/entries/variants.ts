/**
 * The small variants, as modules for `composeRuleset`:
 * Ally Limits, Item Limits, Longer Runebound, Shorter Runebound, Softer Knockouts.
 *
 * @module second-edition/variants
 */
// Written by `npm run generate -- modules`. Do not edit.
export { allyLimits } from '../modules/ally-limits/module.js';
export { itemLimits } from '../modules/item-limits/module.js';
export { longerGame } from '../modules/longer-game/module.js';
export { shorterGame } from '../modules/shorter-game/module.js';
export { softerKnockouts } from '../modules/softer-knockouts/module.js';
