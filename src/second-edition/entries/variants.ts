/**
 * The small variants, as modules for `composeRuleset`: softer knockouts, limits of Items and Allies, the shorter and the longer game.
 *
 * @module second-edition/variants
 */
export { allyLimits } from '../modules/ally-limits/module.js';
export { itemLimits } from '../modules/item-limits/module.js';
export { longerGame } from '../modules/longer-game/module.js';
export { shorterGame } from '../modules/shorter-game/module.js';
export { softerKnockouts } from '../modules/softer-knockouts/module.js';
