/**
 * Travel hazards, as a module for `composeRuleset`.
 *
 * @module second-edition/travel-hazards
 */
export { travelHazardsModule as travelHazards } from '../variants/travel-hazards/module.js';
