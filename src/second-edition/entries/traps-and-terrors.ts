/**
 * Traps and Terrors, a pack of thirty adventure cards (VA 48), as a module for `composeRuleset`.
 *
 * @module second-edition/traps-and-terrors
 */
export { trapsAndTerrors } from '../modules/traps-and-terrors/module.js';
