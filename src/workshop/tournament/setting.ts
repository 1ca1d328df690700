import { botSource } from '../../bots/player.js';
import { rulesetOf } from '../../second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../third-edition/bundled.js';
import { heroesFor } from './heroes.js';

/* Who plays whom in a tournament. Everything follows from the setting and the number of a game. */

/** What a tournament is. */
export interface TournamentSetting {
  readonly edition: 'second-edition' | 'third-edition';
  /** Of Third Edition. */
  readonly scenario: string | null;
  /** Of Second Edition: the rule modules in force. */
  readonly modules: readonly string[];
  /** Those who enter, as they were named; each of them differs from the others. */
  readonly entrants: readonly Entrant[];
  /** How many sit at a table. */
  readonly players: number;
  readonly seed: string;
  /** After so many turns a player, or rounds of Third Edition, a game is left unfinished. */
  readonly bound: number;
  /** Milliseconds for a decision; `null` if nobody counts them. */
  readonly budget: number | null;
}

/** Somebody who enters a tournament. */
export interface Entrant {
  /** What tables call it. */
  readonly label: string;
  /** One of the package's bots, by name, or the path of a file; a parameter may follow after a colon. */
  readonly name: string;
  /** A fingerprint of its file; `null` for a bot of the package. */
  readonly file: string | null;
}

/** One game to be played. Plain JSON: it can be sent to another process. */
export interface TournamentOrder {
  /** From 0. */
  readonly number: number;
  /** Games with the same round have the same seed, and other entrants in their seats. */
  readonly round: number;
  readonly edition: TournamentSetting['edition'];
  readonly scenario: string | null;
  readonly modules: readonly string[];
  readonly seed: string;
  readonly bound: number;
  readonly budget: number | null;
  /** Who sits where: places in `entrants`. */
  readonly seats: readonly number[];
  readonly entrants: readonly Entrant[];
  /** The heroes of the seats, where the game would let the players choose them. */
  readonly heroes: readonly string[] | null;
  /** Milliseconds after which a bot of somebody's own that says nothing is stopped; `null` or left out if it is waited for. */
  readonly silence?: number | null;
  /** Seats whose bot was stopped for that, or has ended its process, when the game was played before, and why: they are forfeited from the beginning. */
  readonly silenced?: readonly { readonly seats: readonly number[]; readonly why: string }[];
}

/** How many games a round has: each entrant at a table plays each seat once. */
export const gamesOfRound = ({ entrants, players }: TournamentSetting): number =>
  Math.min(entrants.length, players);

/** So many games at least, in whole rounds. */
export const wholeRounds = (setting: TournamentSetting, games: number): number =>
  Math.ceil(games / gamesOfRound(setting)) * gamesOfRound(setting);

/** The games, in whole rounds. */
export function tournamentOrders(setting: TournamentSetting, games: number): readonly TournamentOrder[] {
  const { edition, scenario, modules, entrants, players, seed, bound, budget } = setting;
  const size = gamesOfRound(setting);
  const companies = choices(entrants.length, size);
  const heroes = new Map<number, readonly string[] | null>();
  return Array.from({ length: wholeRounds(setting, games) }, (_, number): TournamentOrder => {
    const round = Math.floor(number / size);
    const gameSeed = `${seed}/${round + 1}`;
    const company = arranged(
      companies[round % companies.length] as readonly number[],
      Math.floor(round / companies.length),
    );
    if (!heroes.has(round))
      heroes.set(
        round,
        scenario === null ? null : heroesFor(scenario, players, botSource(`${gameSeed}/heroes`)),
      );
    return {
      number,
      round,
      edition,
      scenario,
      modules,
      seed: gameSeed,
      bound,
      budget,
      seats: Array.from({ length: players }, (_, seat) => company[(seat + number) % size] as number),
      entrants,
      heroes: heroes.get(round) ?? null,
    };
  });
}

/** @throws EngineError for modules, a scenario or players that there cannot be, before anything is played */
export function checkSetting({ edition, scenario, modules, players, seed }: TournamentSetting): void {
  if (edition === 'second-edition') rulesetOf(modules).createGame({ players, modules, seed });
  else rulesetOfScenario(scenario ?? '').createGame({ edition, scenario: scenario ?? '', players, seed });
}

/** Every choice of so many numbers below `of`, in order. */
function choices(of: number, many: number, from = 0): readonly (readonly number[])[] {
  if (many === 0) return [[]];
  return Array.from({ length: Math.max(0, of - from) }, (_, at) => from + at).flatMap((first) =>
    choices(of, many - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** A company sat down in another order each time, until every order round the table was there: neighbours change, too. */
export function arranged(company: readonly number[], time: number): readonly number[] {
  const [first, ...others] = company;
  const rest = [...others];
  const seated: number[] = first === undefined ? [] : [first];
  let left = time;
  for (let many = rest.length; many > 0; many--) {
    seated.push(...rest.splice(left % many, 1));
    left = Math.floor(left / many);
  }
  return seated;
}
