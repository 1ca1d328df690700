import { type CommonOptions, InvalidOptionsError, type Problem, type Rules } from '../kernel/index.js';
import { problemsOfNames, problemsOfSeats, sameIds } from '../kernel/problems.js';
import type { Content } from './base/content.js';
import type { Seat } from './base/setup.js';
import type { SecondEditionDraft } from './base/state.js';

/** The options of a game of Second Edition. */
export interface SecondEditionOptions extends CommonOptions {
  /** May be left out. Any other value is refused. */
  readonly edition?: 'second-edition';
  /**
   * The number of players (1 to 6), or one entry each, clockwise, with an agreed Hero or a random one (2e.game.players,
   * 2e.setup.heroes-agreed).
   */
  readonly players: number | readonly Seat[];
  /** Rule modules to put in force. Variants that are not listed are not in force (2e.game.variants-optional). */
  readonly modules?: readonly string[];
}

const known = ['edition', 'players', 'modules', 'seed', 'chance'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks options from outside and returns the seats. Throws InvalidOptionsError with all problems. */
export function readSeats(options: unknown, rules: Rules<SecondEditionDraft, Content>): readonly Seat[] {
  if (!isPlain(options))
    throw new InvalidOptionsError([
      { path: '', message: 'Options are an object such as { players: 3, seed: "tamalir" }.' },
    ]);
  const problems: Problem[] = [];
  problems.push(...problemsOfNames(options, known));
  const { edition, modules, seed, chance, players } = options;
  if (edition !== undefined && edition !== rules.edition)
    problems.push({ path: 'edition', message: `These are the rules of ${rules.edition}.` });
  if (modules !== undefined && !sameIds(modules, rules.moduleIds))
    problems.push({
      path: 'modules',
      message: `This ruleset has the modules ${rules.moduleIds.join(', ') || '(none)'}: name these, or leave them out. Others are given as values, to composeRuleset.`,
    });
  if (seed === undefined && chance !== 'manual')
    problems.push({
      path: 'seed',
      message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
    });
  if (seed !== undefined && typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    problems.push({ path: 'seed', message: 'A seed is a text or a number.' });
  if (chance !== undefined && chance !== 'seeded' && chance !== 'manual')
    problems.push({ path: 'chance', message: 'Chance is "seeded" or "manual".' });
  const seats = seatsOf(players, rules.content, problems);
  // Seats that cannot be read are reported already.
  if (seats.length > 0) problems.push(...problemsOfSeats(rules, seats.length));
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return seats;
}

function seatsOf(players: unknown, content: Content, problems: Problem[]): Seat[] {
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 6) {
    problems.push({
      path: 'players',
      message: 'Give the number of players, 1 to 6, or a list with one entry a player.',
      rule: '2e.game.players',
    });
    return [];
  }
  if (count > content.heroes.length)
    problems.push({
      path: 'players',
      message: `There are only ${content.heroes.length} Heroes to play.`,
      rule: '2e.cards.hero',
    });
  if (!Array.isArray(players)) return Array.from({ length: count }, () => ({}));
  const taken = new Set<string>();
  // Not `map`, which skips the holes of a list such as `Array(3)`.
  return Array.from(players, (seat: unknown, at): Seat => {
    const path = `players/${at}`;
    if (!isPlain(seat)) {
      problems.push({ path, message: 'A player is an object such as { hero: "mordrog" } or {}.' });
      return {};
    }
    for (const key of Object.keys(seat))
      if (key !== 'hero')
        problems.push({ path: `${path}/${key.slice(0, 60)}`, message: 'A player has nothing but a hero.' });
    const { hero } = seat;
    if (hero === undefined) return {};
    if (typeof hero !== 'string' || !content.heroes.includes(hero))
      problems.push({
        path: `${path}/hero`,
        message: `There is no such Hero; there are ${content.heroes.join(', ')}.`,
      });
    else if (taken.has(hero))
      problems.push({
        path: `${path}/hero`,
        message: `${hero} is played already.`,
        rule: '2e.setup.heroes-agreed',
      });
    else taken.add(hero);
    return typeof hero === 'string' ? { hero } : {};
  });
}
