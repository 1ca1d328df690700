import type { PlayedGame, PlayedSeat } from './play.js';

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

export type Lengths = ReturnType<typeof lengthsOf>;

export function lengthsOf(games: readonly PlayedGame[]) {
  const turns = games.map((game) => game.turns);
  return {
    games: games.length,
    /** The share of games with a winner. */
    finished: games.length === 0 ? 0 : games.filter(({ how }) => how !== null).length / games.length,
    /** Over all games; one at its bound counts with its bound. */
    median: quantile(turns, 0.5),
    tenth: quantile(turns, 0.1),
    quarter: quantile(turns, 0.25),
    threeQuarters: quantile(turns, 0.75),
    nineTenths: quantile(turns, 0.9),
  };
}

export interface WonGame<S> {
  readonly how: string | null;
  readonly seats: readonly S[];
  readonly winners: readonly number[];
}

export function waysOf(games: readonly Pick<PlayedGame, 'how'>[]): Readonly<Record<string, number>> {
  const ways: Record<string, number> = {};
  for (const { how } of games) ways[how ?? 'unfinished'] = (ways[how ?? 'unfinished'] ?? 0) + 1;
  return Object.fromEntries(Object.entries(ways).sort(([a], [b]) => (a < b ? -1 : 1)));
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

export const sharesBySeat = (games: readonly WonGame<Pick<PlayedSeat, 'place'>>[]): Share[] =>
  sharesBy(games, ({ place }) => [String(place + 1)]);

export const sharesByHero = (games: readonly WonGame<Pick<PlayedSeat, 'hero'>>[]): Share[] =>
  sharesBy(games, ({ hero }) => [hero]);

export function swings(
  games: readonly PlayedGame[],
  { holders = 15, length = 10 }: { readonly holders?: number; readonly length?: number } = {},
): { readonly top: readonly Share[]; readonly bottom: readonly Share[] } {
  const shares = sharesBy(games, ({ cards }) => cards)
    .filter((share) => share.games >= holders)
    .sort((a, b) => b.ratio - a.ratio);
  const half = Math.min(length, Math.ceil(shares.length / 2));
  return { top: shares.slice(0, half), bottom: shares.slice(half).slice(-length).reverse() };
}

export type CoursePoint = ReturnType<typeof courseOf>[number];

export function courseOf(games: readonly PlayedGame[]) {
  const courses = games.flatMap(({ seats }) => seats.map(({ course }) => course));
  const longest = Math.max(0, ...courses.map((course) => course.length));
  return Array.from({ length: longest }, (_, at) => {
    const standings = courses.flatMap((course) => course[at] ?? []);
    return {
      turn: at + 1,
      players: standings.length,
      gold: mean(standings.map(({ gold }) => gold)) ?? 0,
      experience: mean(standings.map(({ experience }) => experience)) ?? 0,
    };
  });
}

export const knockoutsOf = (games: readonly PlayedGame[]): number | null =>
  mean(games.map(({ seats }) => seats.reduce((sum, { knockouts }) => sum + knockouts, 0)));
