import { mean, quantile, type Share, sharesBy } from '../../tools/workshop/statistics.js';
import type { PlayedGame } from './play.js';

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

export function waysOf(games: readonly Pick<PlayedGame, 'how'>[]): Readonly<Record<string, number>> {
  const ways: Record<string, number> = {};
  for (const { how } of games) ways[how ?? 'unfinished'] = (ways[how ?? 'unfinished'] ?? 0) + 1;
  return Object.fromEntries(Object.entries(ways).sort(([a], [b]) => (a < b ? -1 : 1)));
}

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
