import type { PlayedGame, PlayedSeat } from './played.js';

/* Counting, without printing. Fair shares are of the games that somebody won. */

/** Wins of one seat, one Hero or the holders of one card, beside the wins that equal chances would have given. */
export interface Share {
  readonly name: string;
  /** Games that somebody won in which it took part; a card counts once for each holder. */
  readonly games: number;
  readonly wins: number;
  readonly fair: number;
  /** Wins divided by the fair share: 1 is fair. */
  readonly ratio: number;
}

/** The number that a share of sorted numbers does not exceed: 0.5 is the median. `null` of nothing. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** The mean; `null` of nothing. */
export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** How long games took, in turns a player. */
export interface Lengths {
  readonly games: number;
  /** Share of the games that somebody won. */
  readonly finished: number;
  /** Over all games; one that reached its bound counts with its bound. */
  readonly median: number | null;
  readonly tenth: number | null;
  readonly quarter: number | null;
  readonly threeQuarters: number | null;
  readonly nineTenths: number | null;
}

export function lengthsOf(games: readonly PlayedGame[]): Lengths {
  const turns = games.map((game) => game.turns);
  return {
    games: games.length,
    finished: games.length === 0 ? 0 : games.filter(({ how }) => how !== null).length / games.length,
    median: quantile(turns, 0.5),
    tenth: quantile(turns, 0.1),
    quarter: quantile(turns, 0.25),
    threeQuarters: quantile(turns, 0.75),
    nineTenths: quantile(turns, 0.9),
  };
}

/** What shares of wins are counted from, in any edition. */
export interface WonGame<S> {
  readonly how: string | null;
  readonly seats: readonly S[];
  readonly winners: readonly number[];
}

/** How many games ended in each way. */
export function waysOf(games: readonly Pick<PlayedGame, 'how'>[]): Readonly<Record<string, number>> {
  const ways: Record<string, number> = {};
  for (const { how } of games) ways[how ?? 'unfinished'] = (ways[how ?? 'unfinished'] ?? 0) + 1;
  return Object.fromEntries(Object.entries(ways).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Wins by whatever a seat is known by: its place, its Hero, each of its cards. Shared victories are shared out. */
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
      // Thirds do not add up to whole numbers exactly: beyond the ninth digit there is nothing to compare.
      .map(([name, count]) => ({ name, ...count, ratio: Number((count.wins / count.fair).toFixed(9)) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

/** Wins by place in turn order: `1` is the starting player. */
export const sharesBySeat = (games: readonly WonGame<Pick<PlayedSeat, 'place'>>[]): Share[] =>
  sharesBy(games, ({ place }) => [String(place + 1)]);

export const sharesByHero = (games: readonly WonGame<Pick<PlayedSeat, 'hero'>>[]): Share[] =>
  sharesBy(games, ({ hero }) => [hero]);

/** The cards whose holders won most and least often, of those that had enough holders. */
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

/** The means over all players at the beginning of their turns of one number. */
export interface CoursePoint {
  readonly turn: number;
  /** Players still playing then. */
  readonly players: number;
  readonly gold: number;
  readonly experience: number;
}

export function courseOf(games: readonly PlayedGame[]): CoursePoint[] {
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

/** Knockouts, of all players of a game together. */
export const knockoutsOf = (games: readonly PlayedGame[]): number | null =>
  mean(games.map(({ seats }) => seats.reduce((sum, { knockouts }) => sum + knockouts, 0)));
