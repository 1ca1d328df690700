/** What other parts of this package need of the edition's inside; not public. */

export { colors } from './abilities/language.js';
export { isOvercome, lifeOf, staminaOf } from './base/characters.js';
export type { Content } from './base/content.js';
export type * as frames from './base/frames.js';
export { layOut, stockedTowns } from './base/setup.js';
export type * from './base/state.js';
export { bonuses } from './base/state.js';
export { problemsOfSeats } from './options.js';
export { noCounterAt, type Sort, sorts, wrongSort } from './saves/sorts.js';
