import { mean, quantile, type Share, sharesBy, sharesByHero, sharesBySeat } from '../balance/statistics.js';
import type { Setting, SimulatedGame } from './games.js';

/* Statistics of games. */

/** Lengths of games: turns per player, or rounds of Third Edition. */
export interface Span {
  readonly shortest: number | null;
  readonly tenth: number | null;
  readonly median: number | null;
  readonly mean: number | null;
  readonly nineTenths: number | null;
  readonly longest: number | null;
}

export interface Ending {
  /** The value of `outcome.how`; `unfinished` for games at their bound. */
  readonly how: string;
  readonly games: number;
  /** Of all games. */
  readonly share: number;
  /** Those with a winner. */
  readonly won: number;
  /** Their median length. */
  readonly length: number | null;
}

/** Games of one number of players, or of one scenario. */
export interface Table {
  readonly scenario: string | null;
  readonly players: number;
  readonly games: number;
  readonly won: number;
  readonly unfinished: number;
  readonly length: Span;
}

/** All statistics. */
export interface SimulationReport {
  readonly setting: Setting;
  /** Games played: fewer than asked for if the run was stopped. */
  readonly played: number;
  readonly length: Span;
  readonly endings: readonly Ending[];
  readonly tables: readonly Table[];
  /** Wins by place in turn order; fair shares refer to games with a winner. */
  readonly seats: readonly Share[];
  readonly heroes: readonly Share[];
  readonly bots: readonly Share[];
  readonly games: readonly SimulatedGame[];
}

const spanOf = (lengths: readonly number[]): Span => ({
  shortest: quantile(lengths, 0),
  tenth: quantile(lengths, 0.1),
  median: quantile(lengths, 0.5),
  mean: mean(lengths),
  nineTenths: quantile(lengths, 0.9),
  longest: quantile(lengths, 1),
});

const wasWon = ({ winners }: SimulatedGame): boolean => winners.length > 0;
const lengthsOf = (games: readonly SimulatedGame[]): number[] => games.map(({ length }) => length);

/** Groups games, in the order of their first game. */
const grouped = (games: readonly SimulatedGame[], keyOf: (game: SimulatedGame) => string) => {
  const groups = new Map<string, SimulatedGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups];
};

const byRatio = (shares: readonly Share[]): Share[] => [...shares].sort((a, b) => b.ratio - a.ratio);

/** Computes all statistics. */
export function reportOn(setting: Setting, games: readonly SimulatedGame[]): SimulationReport {
  const won = games.filter(wasWon);
  return {
    setting,
    played: games.length,
    length: spanOf(lengthsOf(games)),
    endings: grouped(games, ({ how }) => how ?? 'unfinished')
      .map(([how, of]) => ({
        how,
        games: of.length,
        share: of.length / games.length,
        won: of.filter(wasWon).length,
        length: quantile(lengthsOf(of), 0.5),
      }))
      .sort((a, b) => b.games - a.games || (a.how < b.how ? -1 : 1)),
    tables: grouped(games, ({ scenario, seats }) => `${scenario ?? ''} ${seats.length}`)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, of]) => ({
        scenario: of[0]?.scenario ?? null,
        players: of[0]?.seats.length ?? 0,
        games: of.length,
        won: of.filter(wasWon).length,
        unfinished: of.filter(({ how }) => how === null).length,
        length: spanOf(lengthsOf(of)),
      })),
    seats: sharesBySeat(won),
    heroes: byRatio(sharesByHero(won)),
    bots: byRatio(sharesBy(won, ({ bot }) => [bot])),
    games,
  };
}
