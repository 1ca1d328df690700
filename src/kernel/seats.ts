import type { RuleId } from '../register/rule-ids.js';
import { InvalidOptionsError, type Problem } from './errors.js';
import { problemsOfNames, problemsOfSeats } from './problems.js';
import type { Rules } from './rules.js';
import { isRecord } from './saves/describe-value.js';
import type { Envelope } from './state.js';

/** How an edition reads the options of a game. */
export interface OptionParts<R> {
  /** The names of the options. */
  readonly known: readonly string[];
  /** Options in JavaScript, and the hero of one, for messages. */
  readonly example: string;
  readonly hero: string;
  readonly fewest: number;
  readonly most: number;
  /** The rule of the number of players. */
  readonly number: RuleId;
  /** The rule that each player has a hero. */
  readonly enough: RuleId;
  /** The rule that a hero is chosen by one player alone. */
  readonly chosen: RuleId;
  /** Problems of the options of this edition alone. */
  problemsOf(options: Readonly<Record<string, unknown>>, rules: R): readonly Problem[];
}

interface Seat {
  readonly hero?: string;
}

/** Checks options from outside and returns the seats. @throws InvalidOptionsError with all problems */
export function readSeatsBy<
  S extends Envelope,
  C extends { readonly heroes: readonly string[] },
  R extends Rules<S, C>,
>(options: unknown, rules: R, parts: OptionParts<R>): readonly Seat[] {
  if (!isRecord(options))
    throw new InvalidOptionsError([{ path: '', message: `Options are an object such as ${parts.example}.` }]);
  const problems: Problem[] = [...problemsOfNames(options, parts.known)];
  const { edition, seed, chance, players } = options;
  if (edition !== undefined && edition !== rules.edition)
    problems.push({ path: 'edition', message: `These are the rules of ${rules.edition}.` });
  problems.push(...parts.problemsOf(options, rules));
  if (seed === undefined && chance !== 'manual')
    problems.push({
      path: 'seed',
      message: 'Give a seed (a text or a number), or chance: "manual" to tell the dice yourself.',
    });
  if (seed !== undefined && typeof seed !== 'string' && !(typeof seed === 'number' && Number.isFinite(seed)))
    problems.push({ path: 'seed', message: 'A seed is a text or a number.' });
  if (chance !== undefined && chance !== 'seeded' && chance !== 'manual')
    problems.push({ path: 'chance', message: 'Chance is "seeded" or "manual".' });
  const seats = seatsOf(players, rules.content.heroes, parts, problems);
  // Seats that cannot be read are reported already.
  if (seats.length > 0) problems.push(...problemsOfSeats(rules, seats.length));
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return seats;
}

function seatsOf<R>(
  players: unknown,
  heroes: readonly string[],
  { fewest, most, number, enough, chosen, hero: example }: OptionParts<R>,
  problems: Problem[],
): Seat[] {
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < fewest || count > most) {
    problems.push({
      path: 'players',
      message: `Give the number of players, ${fewest} to ${most}, or a list with one entry a player.`,
      rule: number,
    });
    return [];
  }
  if (count > heroes.length)
    problems.push({
      path: 'players',
      message: `There are only ${heroes.length} Heroes to play.`,
      rule: enough,
    });
  if (!Array.isArray(players)) return Array.from({ length: count }, () => ({}));
  const taken = new Set<string>();
  // Not `map`, which skips the holes of a list such as `Array(3)`.
  return Array.from(players, (seat: unknown, at): Seat => {
    const path = `players/${at}`;
    if (!isRecord(seat)) {
      problems.push({ path, message: `A player is an object such as { hero: "${example}" } or {}.` });
      return {};
    }
    for (const key of Object.keys(seat))
      if (key !== 'hero')
        problems.push({ path: `${path}/${key.slice(0, 60)}`, message: 'A player has nothing but a hero.' });
    const { hero } = seat;
    if (hero === undefined) return {};
    if (typeof hero !== 'string' || !heroes.includes(hero))
      problems.push({
        path: `${path}/hero`,
        message: `There is no such hero; there are ${heroes.join(', ')}.`,
        rule: chosen,
      });
    else if (taken.has(hero))
      problems.push({ path: `${path}/hero`, message: `${hero} is played already.`, rule: chosen });
    else taken.add(hero);
    return typeof hero === 'string' ? { hero } : {};
  });
}
