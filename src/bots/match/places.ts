/**
 * The place of each seat: winners share the first, forfeited seats come last, all others share the place between.
 * Without a winner the others share the first place.
 *
 * @param seats - the number of seats
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
