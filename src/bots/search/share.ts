/** How likely a player is to win by the scores of all: odds are as the scores, taken to the power of e. */
export function shareOf(scores: readonly number[], player: number): number {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  return (odds[player] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
}
