/* The edition for other folders of the repository. The package has `entries/`, so that an app loads only what it imports. */
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
