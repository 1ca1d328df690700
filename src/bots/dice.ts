/** How likely two ten-sided dice show at least a number, by that number from 0 to 21. */
const chances: readonly number[] = Array.from({ length: 22 }, (_, target) => {
  let ways = 0;
  for (let a = 1; a <= 10; a++) for (let b = 1; b <= 10; b++) if (a + b >= target) ways++;
  return ways / 100;
});

/** How likely two ten-sided dice and a bonus reach a target. */
export const chanceToReach = (target: number, bonus: number): number =>
  chances[Math.max(0, Math.min(21, target - bonus))] ?? 0;
