/** The parts of this edition that other folders of the package use. They are not public. */

export { colors, combatTypes, terrains } from './abilities/language.js';
export { noteUse } from './abilities/use.js';
export { changeHoard, layDown } from './base/cards-on-board.js';
export {
  characterOf,
  enemyLife,
  fightersIn,
  isOvercome,
  lifeOf,
  partyOf,
  staminaOf,
} from './base/characters.js';
export { hasEscapePhase } from './base/combat.js';
export { refuseEscape } from './base/combatants.js';
export type { Content } from './base/content.js';
export { levelOf } from './base/experience.js';
export type * as frames from './base/frames.js';
export { combat, game, market, movement, turn } from './base/frames.js';
export { parameterSorts } from './base/parameters.js';
export {
  comesFrom,
  type Described,
  frameAt,
  leadingTo,
  refuseDescribed,
  stepAfter,
  turnAt,
} from './base/scenario-frames.js';
export { layOut, stockedTowns } from './base/setup.js';
export type * from './base/state.js';
export { bonuses } from './base/state.js';
export { followsSomebody } from './base/undefeated.js';
export { noCounterAt, type Sort, sorts, wrongSort } from './saves/sorts.js';
export { problemsOfState } from './saves.js';
