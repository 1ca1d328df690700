import { mean, quantile, type Share, sharesBy, sharesByHero, sharesBySeat } from '../statistics.js';
import type { Setting, SimulatedGame } from './games.js';

export type SimulationReport = ReturnType<typeof reportOn>;

/** Lengths of games: turns per player, or rounds of Third Edition. */
export type Span = ReturnType<typeof spanOf>;

const spanOf = (lengths: readonly number[]) => ({
  shortest: quantile(lengths, 0),
  tenth: quantile(lengths, 0.1),
  median: quantile(lengths, 0.5),
  mean: mean(lengths),
  nineTenths: quantile(lengths, 0.9),
  longest: quantile(lengths, 1),
});

const wasWon = ({ winners }: SimulatedGame): boolean => winners.length > 0;
const lengthsOf = (games: readonly SimulatedGame[]): number[] => games.map(({ length }) => length);

const grouped = (games: readonly SimulatedGame[], keyOf: (game: SimulatedGame) => string) => {
  const groups = new Map<string, SimulatedGame[]>();
  for (const game of games) groups.set(keyOf(game), [...(groups.get(keyOf(game)) ?? []), game]);
  return [...groups];
};

const byRatio = (shares: readonly Share[]): Share[] => [...shares].sort((a, b) => b.ratio - a.ratio);

export function reportOn(setting: Setting, games: readonly SimulatedGame[]) {
  const won = games.filter(wasWon);
  return {
    setting,
    /** Games played: fewer than asked for if the run was stopped. */
    played: games.length,
    length: spanOf(lengthsOf(games)),
    endings: grouped(games, ({ how }) => how ?? 'unfinished')
      .map(([how, of]) => ({
        /** The value of `outcome.how`; `unfinished` for games at their bound. */
        how,
        games: of.length,
        share: of.length / games.length,
        won: of.filter(wasWon).length,
        length: quantile(lengthsOf(of), 0.5),
      }))
      .sort((a, b) => b.games - a.games || (a.how < b.how ? -1 : 1)),
    /** Games of one number of players, or of one scenario. */
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
    /** Wins by place in turn order; fair shares refer to games with a winner. */
    seats: sharesBySeat(won),
    heroes: byRatio(sharesByHero(won)),
    bots: byRatio(sharesBy(won, ({ bot }) => [bot])),
    games,
  };
}
