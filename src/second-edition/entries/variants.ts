/**
 * The small variants, as modules for `composeRuleset`: softer knockouts, limits of Items and Allies, the shorter and the longer game.
 *
 * @module second-edition/variants
 */
export { allyLimits } from '../variants/ally-limits/module.js';
export { itemLimits } from '../variants/item-limits/module.js';
export { longerGame } from '../variants/longer-game/module.js';
export { shorterGame } from '../variants/shorter-game/module.js';
export { softerKnockouts } from '../variants/softer-knockouts/module.js';
