import { botSource } from '../../../src/bots/player.js';
import type { TournamentGame } from './game.js';
import { gamesOfRound, type TournamentSetting } from './setting.js';

export interface Tables {
  readonly seats: readonly number[];
  readonly points: number;
}

export interface Tally {
  readonly tables: readonly Tables[];
  readonly points: readonly number[];
}

/** The precision at which the iteration stops. */
const exact = 1e-9;
const longest = 2_000;

/**
 * The strengths that explain the points: a seat expects its share of the sum of all strengths at its table. With two at
 * a table this is the model of Bradley and Terry, with more that of Luce, fitted by minorising (Hunter 2004). Each
 * entrant also shares one game with an imaginary one of strength 1, so that an undefeated one is not infinitely strong.
 */
export function strengthsOf({ tables, points }: Tally): readonly number[] {
  let strengths: readonly number[] = points.map(() => 1);
  for (let time = 0; time < longest; time++) {
    const now = strengths;
    const sums = tables.map(({ seats }) => seats.reduce((sum, many, at) => sum + many * (now[at] ?? 0), 0));
    const next = points.map((took, at) => {
      const expected = tables.reduce(
        (sum, { seats, points: given }, table) => sum + (given * (seats[at] ?? 0)) / (sums[table] ?? 1),
        1 / ((now[at] ?? 1) + 1),
      );
      return (took + 0.5) / expected;
    });
    strengths = next;
    if (next.every((strength, at) => Math.abs(Math.log(strength / (now[at] ?? 1))) < exact)) break;
  }
  return strengths;
}

/** Elo ratings as in chess: 1500 is the mean, and 400 more are ten times the strength. */
export function elosOf(strengths: readonly number[]): readonly number[] {
  const logs = strengths.map(Math.log10);
  const middle = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => 1500 + 400 * (log - middle));
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

export type TournamentReport = ReturnType<typeof tournamentReport>;
export type Standing = TournamentReport['standings'][number];
export type Duel = TournamentReport['duels'][number];

const samples = 1_000;

/** Standard deviations of a 95 % interval. */
const deviations = 1.959964;

function wholeGames(
  setting: TournamentSetting,
  games: readonly TournamentGame[],
): readonly (readonly TournamentGame[])[] {
  const rounds = new Map<number, TournamentGame[]>();
  for (const game of [...games].sort((a, b) => a.number - b.number))
    rounds.set(game.round, [...(rounds.get(game.round) ?? []), game]);
  return [...rounds.values()].filter((round) => round.length === gamesOfRound(setting));
}

export function tournamentReport(setting: TournamentSetting, played: readonly TournamentGame[]) {
  const rounds = wholeGames(setting, played);
  const games = rounds.flat();
  const labels = setting.entrants.map(({ label }) => label);
  const labelOf = (entrant: number): string => labels[entrant] ?? '';
  const elos = elosOf(strengthsOf(tallyOf(labels.length, rounds)));
  const intervals = intervalsOf(setting, rounds);
  const faults = games.flatMap((game) =>
    game.faults.map((fault) => ({ ...fault, game: game.number, label: labelOf(fault.entrant) })),
  );
  const standings = labels.map((label, entrant) => {
    const sat = games.flatMap((game) =>
      game.seats.flatMap((who, seat) => (who === entrant ? [{ game, seat }] : [])),
    );
    const points = sum(sat.map(({ game, seat }) => game.points[seat] ?? 0));
    return {
      label,
      seats: sat.length,
      wins: sat.filter(({ game, seat }) => game.winners.includes(seat) && !game.forfeited.includes(seat))
        .length,
      points,
      share: sat.length === 0 ? 0 : points / sat.length,
      /** Points per seat if all were equally strong. */
      fair: 1 / setting.players,
      elo: elos[entrant] ?? 1500,
      /** `null` with fewer than two rounds. */
      interval: intervals?.[entrant] ?? null,
      /** Its faults, and the seats that it forfeited by them. */
      faults: faults.filter((fault) => fault.entrant === entrant).length,
      forfeits: sat.filter(({ game, seat }) => game.forfeited.includes(seat)).length,
    };
  });
  return {
    setting,
    /** Complete rounds: only they count. */
    rounds: rounds.length,
    games: games.length,
    unfinished: games.filter(({ how }) => how === null).length,
    /** Games that ended without a winner. */
    lost: games.filter(({ how, winners }) => how !== null && winners.length === 0).length,
    standings: standings.sort((a, b) => b.elo - a.elo),
    duels: duelsOf(labels, games),
    faults,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const tallyOf = (entrants: number, rounds: readonly (readonly TournamentGame[])[]): Tally =>
  joined(
    entrants,
    rounds.flat().map(({ seats, points: given }) => {
      const zero = Array.from({ length: entrants }, () => 0);
      const [many, points] = [[...zero], zero];
      seats.forEach((entrant, seat) => {
        many[entrant] = (many[entrant] ?? 0) + 1;
        points[entrant] = (points[entrant] ?? 0) + (given[seat] ?? 0);
      });
      return { tables: [{ seats: many, points: sum(given) }], points };
    }),
  );

/** The bootstrap's middle 95 %. Rounds are drawn, not games: games with the same seed belong together. */
function intervalsOf(
  setting: TournamentSetting,
  rounds: readonly (readonly TournamentGame[])[],
): readonly Interval[] | null {
  if (rounds.length < 2) return null;
  const source = botSource(`${setting.seed}/intervals`);
  const { length: many } = setting.entrants;
  const single = rounds.map((round) => tallyOf(many, [round]));
  const drawn = Array.from({ length: samples }, () =>
    elosOf(
      strengthsOf(
        joined(
          many,
          rounds.map(() => single[source.below(rounds.length)] as Tally),
        ),
      ),
    ),
  );
  return setting.entrants.map((_, entrant) => {
    const sorted = drawn.map((elos) => elos[entrant] ?? 0).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.round(share * (samples - 1))] ?? 0;
    return { from: at(0.025), to: at(0.975) };
  });
}

function joined(entrants: number, tallies: readonly Tally[]): Tally {
  const points = Array.from({ length: entrants }, () => 0);
  const tables = new Map<string, { seats: readonly number[]; points: number }>();
  for (const tally of tallies) {
    for (let at = 0; at < entrants; at++) points[at] = (points[at] ?? 0) + (tally.points[at] ?? 0);
    for (const { seats, points: given } of tally.tables) {
      const found = tables.get(seats.join());
      if (found) found.points += given;
      else tables.set(seats.join(), { seats, points: given });
    }
  }
  return { tables: [...tables.values()], points };
}

/** Each pair that met at a table, with Wilson's interval. */
function duelsOf(labels: readonly string[], games: readonly TournamentGame[]) {
  return labels.flatMap((label, one) =>
    labels.slice(one + 1).flatMap((against, after) => {
      const other = one + 1 + after;
      const shares = games.flatMap((game) => {
        const [mine, theirs] = [perSeat(game, one), perSeat(game, other)];
        return mine === null || theirs === null || mine + theirs === 0 ? [] : [mine / (mine + theirs)];
      });
      if (shares.length === 0) return [];
      const share = sum(shares) / shares.length;
      // Games that gave points to either, and the first one's share of the points per seat of both.
      return [{ label, against, games: shares.length, share, interval: wilson(share, shares.length) }];
    }),
  );
}

/** An entrant's points per seat in a game; `null` if it had none. */
function perSeat({ seats, points }: TournamentGame, entrant: number): number | null {
  const own = points.filter((_, seat) => seats[seat] === entrant);
  return own.length === 0 ? null : sum(own) / own.length;
}

/** Wilson's interval of a share. */
export function wilson(share: number, games: number): Interval {
  const square = deviations ** 2;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (deviations / (1 + square / games)) *
    Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  return { from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
