import { type Share, sharesByHero, sharesBySeat } from '../../tools/workshop/statistics.js';
import { type Aim, aimsOf } from './aims.js';
import {
  type Chance,
  type ColorRates,
  chancesByChallenge,
  chancesByHero,
  type Ripeness,
  ripening,
} from './chances.js';
import type { Duel, PlayedGame } from './play.js';
import {
  type CoursePoint,
  courseOf,
  knockoutsOf,
  type Lengths,
  lengthsOf,
  swings,
  waysOf,
} from './statistics.js';

/** How the games were played. */
export interface Setting {
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly modules: readonly string[];
  readonly maxTurns: number;
  /** Fights of each Hero against each Challenge. */
  readonly duels: number;
  /** Heroes of played games, of each of some turns, that fight each Challenge once. */
  readonly snapshots: number;
  /** Games at each number of players, with the doom track and without it. */
  readonly tables: number;
}

/** How long games of one number of players take, and how they end. */
export interface TableLength {
  readonly players: number;
  readonly modules: readonly string[];
  readonly lengths: Lengths;
  readonly ways: Readonly<Record<string, number>>;
}

/** Everything that was counted: this is what `--json` writes. */
export interface BalanceReport {
  readonly setting: Setting;
  readonly aims: readonly Aim[];
  readonly lengths: Lengths;
  readonly turns: readonly number[];
  readonly ways: Readonly<Record<string, number>>;
  readonly knockouts: number | null;
  readonly seats: readonly Share[];
  readonly heroes: readonly Share[];
  readonly cards: { readonly top: readonly Share[]; readonly bottom: readonly Share[] };
  readonly course: readonly CoursePoint[];
  readonly duels: {
    readonly heroes: readonly { readonly hero: string; readonly rates: ColorRates }[];
    readonly challenges: readonly Chance[];
    readonly ripeness: readonly Ripeness[];
  };
  /** By the number of players, without the doom track and with it. */
  readonly tables: readonly TableLength[];
}

/** Counts everything. */
export function reportOn(
  setting: Setting,
  games: readonly PlayedGame[],
  duels: readonly Duel[],
  tables: readonly TableLength[] = [],
): BalanceReport {
  return {
    setting,
    aims: aimsOf(games, duels, setting.modules),
    lengths: lengthsOf(games),
    turns: games.map(({ turns }) => turns),
    ways: waysOf(games),
    knockouts: knockoutsOf(games),
    seats: sharesBySeat(games),
    heroes: [...sharesByHero(games)].sort((a, b) => b.ratio - a.ratio),
    cards: swings(games),
    course: courseOf(games),
    duels: { heroes: chancesByHero(duels), challenges: chancesByChallenge(duels), ripeness: ripening(duels) },
    tables,
  };
}

/** Games of one number of players, counted. */
export const tableLength = (
  players: number,
  modules: readonly string[],
  games: readonly PlayedGame[],
): TableLength => ({ players, modules, lengths: lengthsOf(games), ways: waysOf(games) });

/** The module whose effect on the length of games is shown. */
export const DOOM_TRACK = 'doom-track';
