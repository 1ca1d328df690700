import {
  mean,
  quantile,
  type Share,
  sharesByHero,
  sharesBySeat,
} from '../../../tools/workshop/statistics.js';
import { percent } from '../../../tools/workshop/tables.js';
import { type Aim, leastIs, mostIs, within } from '../aims.js';
import { waysOf } from '../statistics.js';
import type { PlayedGame, PlayedSeat, Standing } from './play.js';

/* Games of Third Edition, counted. */

/** How the games were played. */
export interface Setting {
  readonly scenarios: readonly string[];
  /** Of each scenario and each number of players. */
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly maxRounds: number;
}

/** Games of one scenario and one number of players. */
export interface Tables {
  readonly scenario: string;
  readonly players: number;
  readonly games: number;
  /** Share of the games that a hero won. */
  readonly won: number;
  readonly median: number | null;
  readonly tenth: number | null;
  readonly nineTenths: number | null;
  /** Of a hero in a game. */
  readonly defeats: number | null;
  readonly eliminated: number | null;
}

/** The means over all heroes at the beginning of their turns of a round. */
export interface CoursePoint extends Standing {
  readonly heroes: number;
}

/** Everything that was counted: this is what `--json` writes. */
export interface ThirdEditionReport {
  readonly setting: Setting;
  readonly aims: readonly Aim[];
  readonly tables: readonly Tables[];
  readonly ways: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly seats: readonly Share[];
  readonly heroes: readonly Share[];
  readonly fights: readonly {
    readonly hero: string;
    readonly combats: number;
    readonly won: number | null;
  }[];
  readonly course: readonly CoursePoint[];
}

const isWon = ({ winners }: PlayedGame): boolean => winners.length > 0;
const shareWon = (games: readonly PlayedGame[]): number | null =>
  games.length === 0 ? null : games.filter(isWon).length / games.length;
const seatsOf = (games: readonly PlayedGame[]): PlayedSeat[] => games.flatMap(({ seats }) => [...seats]);

function tablesOf(scenario: string, players: number, games: readonly PlayedGame[]): Tables {
  const rounds = games.map((game) => game.rounds);
  const seats = seatsOf(games);
  return {
    scenario,
    players,
    games: games.length,
    won: shareWon(games) ?? 0,
    median: quantile(rounds, 0.5),
    tenth: quantile(rounds, 0.1),
    nineTenths: quantile(rounds, 0.9),
    defeats: mean(seats.map(({ defeats }) => defeats)),
    eliminated: mean(seats.map(({ eliminated }) => (eliminated ? 1 : 0))),
  };
}

function courseOf(games: readonly PlayedGame[]): CoursePoint[] {
  const standings = seatsOf(games).flatMap(({ course }) => [...course]);
  const rounds = [...new Set(standings.map(({ round }) => round))].sort((a, b) => a - b);
  return rounds.map((round) => {
    const of = standings.filter((standing) => standing.round === round);
    const of1 = (value: (standing: Standing) => number): number => mean(of.map(value)) ?? 0;
    return {
      round,
      heroes: of.length,
      gold: of1(({ gold }) => gold),
      trophies: of1(({ trophies }) => trophies),
      skills: of1(({ skills }) => skills),
      assets: of1(({ assets }) => assets),
      story: of1(({ story }) => story),
    };
  });
}

function aimsOf(scenarios: readonly string[], games: readonly PlayedGame[]): Aim[] {
  const won = games.filter(isWon);
  return [
    ...scenarios.flatMap((scenario) => {
      const of = games.filter((game) => game.scenario === scenario);
      const rounds = of.map((game) => game.rounds);
      return [
        within(`A hero wins 35 to 75 % of games of ${scenario}`, shareWon(of), 0.35, 0.75, percent),
        within(`The median game of ${scenario} takes 12 to 24 rounds`, quantile(rounds, 0.5), 12, 24),
      ];
    }),
    mostIs('No hero wins more than twice its fair share', sharesByHero(won), 2),
    leastIs('No hero wins less than half of its fair share', sharesByHero(won), 0.5),
    mostIs('No seat wins more than 1.4 times its fair share', sharesBySeat(won), 1.4),
  ];
}

/** Counts everything. */
export function reportOn(setting: Setting, games: readonly PlayedGame[]): ThirdEditionReport {
  const won = games.filter(isWon);
  const ways: Record<string, Readonly<Record<string, number>>> = {};
  for (const scenario of setting.scenarios)
    ways[scenario] = waysOf(games.filter((game) => game.scenario === scenario));
  const heroes = [...new Set(seatsOf(games).map(({ hero }) => hero))].sort();
  return {
    setting,
    aims: aimsOf(setting.scenarios, games),
    tables: setting.scenarios.flatMap((scenario) =>
      setting.players.map((players) =>
        tablesOf(
          scenario,
          players,
          games.filter((game) => game.scenario === scenario && game.seats.length === players),
        ),
      ),
    ),
    ways,
    seats: sharesBySeat(won),
    heroes: [...sharesByHero(won)].sort((a, b) => b.ratio - a.ratio),
    fights: heroes.map((hero) => {
      const of = seatsOf(games).filter((seat) => seat.hero === hero);
      const combats = of.reduce((sum, seat) => sum + seat.combats, 0);
      const victories = of.reduce((sum, seat) => sum + seat.won, 0);
      return { hero, combats: combats / of.length, won: combats === 0 ? null : victories / combats };
    }),
    course: courseOf(games),
  };
}
