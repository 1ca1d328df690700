/*
 * The edition for the other folders of the house: with every module by its id, every check, and the texts of the rules. What users of the
 * package import stands in `entries/`, a file for each entry, so that nobody pays for what another entry needs.
 */
export { baseGame } from './base/base-with-invariants.js';
export {
  type BundledModule,
  bundledModules,
  composeRuleset,
  riseOfTheDragonLords,
  rulesetOf,
  rulesetWith,
} from './bundled.js';
export * from './entries/beasts-and-bandits.js';
export * from './entries/cataclysm.js';
export * from './entries/content-checks.js';
export * from './entries/doom-track.js';
export * from './entries/edition.js';
export * from './entries/island-of-dread.js';
export * from './entries/rituals-and-runes.js';
export * from './entries/seven-scions.js';
export * from './entries/traps-and-terrors.js';
export * from './entries/weapons-of-legend.js';
