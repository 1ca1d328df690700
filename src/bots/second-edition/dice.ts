import { oddsOf } from '../../second-edition/inspect/index.js';

/** The chance that two ten-sided dice show at least a number, by that number from 0 to 21; cached, as it is asked very often. */
const chances: readonly number[] = Array.from({ length: 22 }, (_, target) => oddsOf({}, target).chance);

export const chanceToReach = (target: number, bonus: number): number =>
  chances[Math.max(0, Math.min(21, target - bonus))] ?? 0;

/** The chance that two ten-sided dice and a lead, from -18 to 18, reach two others. */
const contests: readonly number[] = Array.from({ length: 37 }, (_, at) => {
  let chance = 0;
  // The chance of each sum of the others from 2 to 20 is the chance to reach it, less that of the next.
  for (let sum = 2; sum <= 20; sum++) {
    const likely = chanceToReach(sum, 0) - chanceToReach(sum + 1, 0);
    chance += likely * chanceToReach(sum, at - 18);
  }
  return chance;
});

export const chanceToMatch = (bonus: number, against: number): number =>
  contests[Math.max(-18, Math.min(18, bonus - against)) + 18] ?? 0;
