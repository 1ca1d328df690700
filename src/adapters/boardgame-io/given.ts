import { InvalidArgumentError, InvalidOptionsError } from '../../kernel/index.js';
import { isRecord } from '../../kernel/saves/describe-value.js';

/* Checks for callers without types, with a message for each mistake. */

export function demand(right: boolean, message: string): asserts right {
  if (!right) throw new InvalidArgumentError(message);
}

export const has = (value: unknown, ...functions: readonly string[]): boolean =>
  isRecord(value) && functions.every((name) => typeof value[name] === 'function');

export function requireOptions(options: unknown): void {
  if (!isRecord(options))
    throw new InvalidOptionsError([
      { path: '', message: 'Options are an object, as createGame takes them.' },
    ]);
}

/** The games of a server may include others. */
export function requireGames(games: unknown): void {
  demand(Array.isArray(games) && games.every(isRecord), 'The games are a list: those that the server has.');
}

export function requireSettings(name: unknown, deltaState: unknown, onlyWhenAsked: unknown): void {
  demand(typeof name === 'string' && name !== '', 'The `name` of a game is a text that is not empty.');
  demand(typeof deltaState === 'boolean', '`deltaState` is true or false.');
  demand(
    onlyWhenAsked === true ||
      (Array.isArray(onlyWhenAsked) && onlyWhenAsked.every((seat) => Number.isInteger(seat) && seat >= 0)),
    '`onlyWhenAsked` is true, or a list of seats from 0.',
  );
}
