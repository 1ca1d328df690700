import { EngineError, randomSeed } from '../../../src/kernel/index.js';
import { scenarioIds } from '../../../src/third-edition/bundled.js';
import { botKinds, type Setting } from '../../workshop/index.js';
import { CommandError, plain } from '../terminal.js';

export const listOf = (text: string): readonly string[] =>
  text.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

export function whole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new CommandError(`${option} is a whole number from ${least} to ${most}, not "${plain(text)}".`);
  return number;
}

/** A number or a range: `3`, `2..4`. @throws CommandError for anything else */
export function span(option: string, text: string, least: number, most: number): readonly number[] {
  const [from = '', to = from, ...more] = text.split('..');
  if (more.length > 0 || ![from, to].every((part) => /^\d+$/.test(part)) || Number(to) < Number(from))
    throw new CommandError(
      `${option} is a number or a span of numbers, such as 3 or 2..4, not "${plain(text)}".`,
    );
  const first = whole(option, from, least, most);
  const last = whole(option, to, least, most);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

export function oneOf<T extends string>(option: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found === undefined)
    throw new CommandError(`${option} is one of ${words.join(', ')}, not "${plain(text)}".`);
  return found;
}

/** Options as they are given: those that always have a value, and those that may be left out. */
export type Given<Always extends string, Maybe extends string = never> = Readonly<
  Record<Always, string> & Partial<Record<Maybe, string>>
>;

export type GameOptions = Given<never, 'edition' | 'scenario' | 'modules' | 'seed' | 'bound'>;

const editions = ['second-edition', 'third-edition'] as const;

/** The edition that is named, or the one that has the other options. */
export function editionOf({ edition, scenario, modules }: GameOptions): (typeof editions)[number] {
  const meant = oneOf(
    '--edition',
    edition ?? (scenario === undefined ? 'second-edition' : 'third-edition'),
    editions,
  );
  if (meant === 'third-edition' && listOf(modules ?? '').length > 0)
    throw new CommandError('Third Edition has no --modules: they are rules of Second Edition.');
  if (meant === 'second-edition' && scenario !== undefined)
    throw new CommandError('Second Edition has no --scenario: that is for Third Edition.');
  return meant;
}

export function gamesOf<P>(
  options: GameOptions & Given<'games' | 'bots'>,
  players: (third: boolean) => P,
): Omit<Setting, 'players'> & { readonly players: P } {
  const edition = editionOf(options);
  const third = edition === 'third-edition';
  const bots = listOf(options.bots).map((kind) => oneOf('--bots', kind, botKinds));
  const scenarios = third ? listOf(options.scenario ?? scenarioIds.join()) : [];
  return {
    edition,
    scenarios: scenarios.map((id) => oneOf('--scenario', id, scenarioIds)),
    modules: listOf(options.modules ?? ''),
    games: whole('--games', options.games, 1, 1_000_000),
    players: players(third),
    bots: bots.length > 0 ? bots : ['sensible'],
    seed: options.seed ?? String(randomSeed()),
    bound: whole('--bound', options.bound ?? (third ? '60' : '100'), 1, 10_000),
  };
}

export function playable<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof EngineError) throw new CommandError(`That cannot be played: ${error.message}`);
    throw error;
  }
}

/** Milliseconds, written as `500`, `500ms`, `1s`, `2.5s`. @throws CommandError for anything else */
export function milliseconds(option: string, text: string): number {
  const [, number = '', unit] = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(text) ?? [];
  const time = Number(number) * (unit === 's' ? 1_000 : 1);
  if (time > 0) return time;
  throw new CommandError(`${option} is a time such as 500ms or 1s, not "${plain(text)}".`);
}
