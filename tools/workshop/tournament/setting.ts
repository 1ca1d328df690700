import { botSource } from '../../../src/bots/player.js';
import type { Source } from '../../../src/kernel/index.js';
import { rulesetOf } from '../../../src/second-edition/index.js';
import { rulesetOf as rulesetOfScenario } from '../../../src/third-edition/bundled.js';

/** Random heroes of Third Edition for the seats: if bots chose their own, equal seeds would not be equal games. */
function heroesFor(scenario: string, players: number, source: Source): readonly string[] {
  const heroes = [...rulesetOfScenario(scenario).rules.content.heroes];
  return Array.from({ length: players }, () => heroes.splice(source.below(heroes.length), 1)[0] as string);
}

export interface TournamentSetting {
  readonly edition: 'second-edition' | 'third-edition';
  /** Third Edition only. */
  readonly scenario: string | null;
  readonly modules: readonly string[];
  /** The entrants as they were named, all different. */
  readonly entrants: readonly Entrant[];
  readonly players: number;
  readonly seed: string;
  /** Turns per player, or rounds of Third Edition, after which a game is left unfinished. */
  readonly bound: number;
  /** Milliseconds for a decision; `null` for no limit. */
  readonly budget: number | null;
}

export interface Entrant {
  readonly label: string;
  /** The name of a bundled bot, or the path of a file; a parameter may follow after a colon. */
  readonly name: string;
  /** A fingerprint of its file; `null` for a bundled bot. */
  readonly file: string | null;
}

/** One game to play. Plain JSON: it can be sent to another process. */
export interface TournamentOrder
  extends Pick<TournamentSetting, 'edition' | 'scenario' | 'modules' | 'bound' | 'budget' | 'entrants'> {
  readonly number: number;
  /** Games of the same round have the same seed, and other entrants in their seats. */
  readonly round: number;
  readonly seed: string;
  /** The entrants by seat, as indices in `entrants`. */
  readonly seats: readonly number[];
  /** The heroes by seat, if the players would choose them in the game. */
  readonly heroes: readonly string[] | null;
  /** Milliseconds of silence after which an author's bot is stopped; `null` or nothing for no limit. */
  readonly silence?: number | null;
  readonly silenced?: readonly { readonly seats: readonly number[]; readonly why: string }[];
}

/** The games of a round: each entrant at a table plays each seat once. */
export const gamesOfRound = ({ entrants, players }: TournamentSetting): number =>
  Math.min(entrants.length, players);

/** At least this many games, in complete rounds. */
export const wholeRounds = (setting: TournamentSetting, games: number): number =>
  Math.ceil(games / gamesOfRound(setting)) * gamesOfRound(setting);

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

/** @throws EngineError for impossible modules, scenarios or players, before the first game */
export function checkSetting({ edition, scenario, modules, players, seed }: TournamentSetting): void {
  if (edition === 'second-edition') rulesetOf(modules).createGame({ players, modules, seed });
  else rulesetOfScenario(scenario ?? '').createGame({ edition, scenario: scenario ?? '', players, seed });
}

/** Every combination of `many` numbers below `of`, in order. */
function choices(of: number, many: number, from = 0): readonly (readonly number[])[] {
  if (many === 0) return [[]];
  return Array.from({ length: Math.max(0, of - from) }, (_, at) => from + at).flatMap((first) =>
    choices(of, many - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** Another seating of a table each time, until all are used: neighbors change, too. */
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
