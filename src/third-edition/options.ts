import { type CommonOptions, InvalidOptionsError, type Problem, type Rules } from '../kernel/index.js';
import { problemsOfNames, problemsOfSeats, sameIds } from '../kernel/problems.js';
import type { Content } from './base/content.js';
import type { Seat } from './base/setup.js';
import type { ThirdEditionDraft } from './base/state.js';

/** The options of a new game of Third Edition. */
export interface ThirdEditionOptions extends CommonOptions {
  /** Needed at the root, where Second Edition is the default. */
  readonly edition?: 'third-edition';
  /** The one scenario of the game (3e.game.scenario-governs). */
  readonly scenario: string;
  /**
   * The number of players (2 to 4), or one entry for each, clockwise. `hero` is a hero agreed on; without it the player chooses in the
   * game (3e.game.players, 3e.setup.choose-heroes).
   */
  readonly players: number | readonly Seat[];
  /** The modules beside the scenario, by id; a ruleset composed of them needs no names. */
  readonly modules?: readonly string[];
}

const known = ['edition', 'scenario', 'players', 'modules', 'seed', 'chance'];

/** Checks options from anywhere. Throws InvalidOptionsError with all problems. */
export function readSeats(options: unknown, rules: Rules<ThirdEditionDraft, Content>): readonly Seat[] {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InvalidOptionsError([
      {
        path: '',
        message:
          "Options are an object such as { edition: 'third-edition', scenario: 'corpse-king', players: 2, seed: 7 }.",
      },
    ]);
  const given = options as Record<string, unknown>;
  const problems: Problem[] = [];
  problems.push(...problemsOfNames(given, known));
  if (given.edition !== undefined && given.edition !== rules.edition)
    problems.push({ path: 'edition', message: `These are the rules of ${rules.edition}.` });
  if (given.scenario !== undefined && given.scenario !== rules.moduleIds[0])
    problems.push({
      path: 'scenario',
      message: `These are the rules of the scenario ${rules.moduleIds[0] ?? '(none)'}.`,
      rule: '3e.game.scenario-governs',
    });
  const [, ...others] = rules.moduleIds;
  const { modules } = given;
  if (modules !== undefined && !sameIds(modules, others))
    problems.push({
      path: 'modules',
      message: `This ruleset has the modules ${others.join(', ') || '(none)'} beside its scenario: name these, or leave them out. Others are given as values, to composeRuleset.`,
    });
  const seats = seatsOf(given.players, rules.content, problems);
  // Seats that cannot be read are reported already.
  if (seats.length > 0) problems.push(...problemsOfSeats(rules, seats.length));
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return seats;
}

function seatsOf(players: unknown, content: Content, problems: Problem[]): Seat[] {
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 2 || count > 4) {
    problems.push({
      path: 'players',
      message: 'Give the number of players, 2 to 4, or a list with one entry a player.',
      rule: '3e.game.players',
    });
    return [];
  }
  if (!Array.isArray(players)) return Array.from({ length: count }, () => ({}));
  const taken = new Set<string>();
  return Array.from(players, (seat: unknown, at): Seat => {
    const path = `players/${at}`;
    if (typeof seat !== 'object' || seat === null || Array.isArray(seat)) {
      problems.push({ path, message: 'A player is an object such as { hero: "corbin" } or {}.' });
      return {};
    }
    for (const key of Object.keys(seat))
      if (key !== 'hero')
        problems.push({ path: `${path}/${key.slice(0, 60)}`, message: 'A player has nothing but a hero.' });
    const { hero } = seat as { readonly hero?: unknown };
    if (hero === undefined) return {};
    if (typeof hero !== 'string' || !content.heroes.includes(hero)) {
      problems.push({
        path: `${path}/hero`,
        message: `There is no such hero; there are ${content.heroes.join(', ')}.`,
        rule: '3e.setup.choose-heroes',
      });
      return {};
    }
    if (taken.has(hero))
      problems.push({ path: `${path}/hero`, message: `${hero} is taken.`, rule: '3e.setup.choose-heroes' });
    taken.add(hero);
    return { hero };
  });
}
