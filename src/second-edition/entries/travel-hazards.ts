/**
 * Travel hazards, as a module for `composeRuleset`.
 *
 * @module second-edition/travel-hazards
 */
export { travelHazardsModule as travelHazards } from '../modules/travel-hazards/module.js';
