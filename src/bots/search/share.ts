/** How likely a player is to win by the scores of all: odds are as the scores, taken to the power of e. */
export function shareOf(scores: readonly number[], player: number): number {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  return (odds[player] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
}

/** So much of what becomes of the others counts. */
const OTHERS = 0.25;

/**
 * Scores with what has become of the others since then counted in part: it is their luck, mostly, and the same whatever the player does. What it does
 * to them shows all the same.
 */
export const ownLuck = (
  before: readonly number[],
  now: readonly number[],
  player: number,
): readonly number[] =>
  now.map((score, seat) => {
    const then = before[seat] ?? score;
    return seat === player ? score : then + OTHERS * (score - then);
  });
