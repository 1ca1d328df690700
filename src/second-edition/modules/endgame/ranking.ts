/** Players by their standings. Players with equal standings are in one group. The first number that differs decides; more is better. */
export function rankBy(
  players: readonly number[],
  standing: (player: number) => readonly number[],
): number[][] {
  const compare = (a: number, b: number): number => {
    const [one, other] = [standing(a), standing(b)];
    const at = one.findIndex((value, place) => value !== other[place]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  };
  const ranking: number[][] = [];
  for (const player of [...players].sort((a, b) => compare(a, b) || a - b)) {
    const equals = ranking[ranking.length - 1];
    if (equals?.[0] !== undefined && compare(equals[0], player) === 0) equals.push(player);
    else ranking.push([player]);
  }
  return ranking;
}
