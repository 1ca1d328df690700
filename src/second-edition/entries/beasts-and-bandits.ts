/**
 * Beasts and Bandits, a pack of thirty adventure cards (VA 49), as a module for `composeRuleset`.
 *
 * @module second-edition/beasts-and-bandits
 */
export { beastsAndBandits } from '../modules/beasts-and-bandits/module.js';
