/**
 * The place of each seat: those who won share the first, everybody else comes after them, whoever forfeited a seat comes last.
 * Where nobody won all others share the first place.
 *
 * @param seats - how many there are
 */
export function placesOf(
  seats: number,
  winners: readonly number[],
  forfeited: readonly number[],
): readonly number[] {
  const rankOf = (seat: number): number =>
    forfeited.includes(seat) ? 2 : winners.length === 0 || winners.includes(seat) ? 0 : 1;
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(seat));
  return ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
}
