/**
 * A game told after its end: standings turn by turn, fights, knockouts, and the turns that decided it.
 *
 * @module review
 */

export type {
  FightEnd,
  Past,
  Review,
  ReviewedFight,
  ReviewedKnockout,
  ReviewedTurn,
  ReviewProgress,
  Standing,
} from '../review.js';
export { type CountName, countNames, review, reviewSlices } from './review.js';
