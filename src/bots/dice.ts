import { oddsOf } from '../second-edition/inspect/index.js';

/** How likely two ten-sided dice show at least a number, by that number from 0 to 21: it is asked too often to be counted anew. */
const chances: readonly number[] = Array.from({ length: 22 }, (_, target) => oddsOf({}, target).chance);

/** How likely two ten-sided dice and a bonus reach a target. */
export const chanceToReach = (target: number, bonus: number): number =>
  chances[Math.max(0, Math.min(21, target - bonus))] ?? 0;
