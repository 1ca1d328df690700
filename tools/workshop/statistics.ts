/** Wins of a seat, a Hero or the holders of a card, and the wins that equal chances would give. */
export interface Share {
  readonly name: string;
  /** Games with a winner in which it took part; a card counts once for each holder. */
  readonly games: number;
  readonly wins: number;
  readonly fair: number;
  /** Wins divided by the fair share: 1 is fair. */
  readonly ratio: number;
}

/** A quantile of sorted numbers: 0.5 is the median. `null` without numbers. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export interface WonGame<S> {
  readonly how: string | null;
  readonly seats: readonly S[];
  readonly winners: readonly number[];
}

export function sharesBy<S>(games: readonly WonGame<S>[], namesOf: (seat: S) => readonly string[]): Share[] {
  const counts = new Map<string, { games: number; wins: number; fair: number }>();
  for (const { how, seats, winners } of games) {
    if (how === null) continue;
    seats.forEach((seat, player) => {
      for (const name of namesOf(seat)) {
        const count = counts.get(name) ?? { games: 0, wins: 0, fair: 0 };
        counts.set(name, count);
        count.games += 1;
        count.fair += 1 / seats.length;
        if (winners.includes(player)) count.wins += 1 / winners.length;
      }
    });
  }
  return (
    [...counts]
      // Rounds off errors of thirds, so that equal ratios compare equal.
      .map(([name, count]) => ({ name, ...count, ratio: Number((count.wins / count.fair).toFixed(9)) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

export const sharesBySeat = (games: readonly WonGame<{ readonly place: number }>[]): Share[] =>
  sharesBy(games, ({ place }) => [String(place + 1)]);

export const sharesByHero = (games: readonly WonGame<{ readonly hero: string }>[]): Share[] =>
  sharesBy(games, ({ hero }) => [hero]);
