/** A player's chance to win from the scores of all players: its odds are `e` to the power of its score. */
export function shareOf(scores: readonly number[], player: number): number {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  return (odds[player] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
}

/** The weight of the other players' changes. */
const OTHERS = 0.25;

/** Counts the changes of other players' scores in part only: they are mostly luck, and the same for all courses. */
export const ownLuck = (
  before: readonly number[],
  now: readonly number[],
  player: number,
): readonly number[] =>
  now.map((score, seat) => {
    const then = before[seat] ?? score;
    return seat === player ? score : then + OTHERS * (score - then);
  });
