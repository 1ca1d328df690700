import type { EditionId, GameOptions, GameRecord } from 'runebound-engine';
import { form } from '../../../server/src/game/file.js';
import type { Move, Seat } from './client.js';

/* A game as it is kept in a file or in the browser: who sits where, and all that was done from the beginning. */

/** What a game is begun with. */
export type Options = GameOptions<EditionId>;

export interface Saved {
  readonly seats: readonly Seat[];
  readonly record: GameRecord<Options, Move>;
}

/** A file that has no game in it. */
class UnreadableGameError extends Error {
  override readonly name = 'UnreadableGameError';
}

/** A game as text. */
export const savedText = ({ seats, record }: Saved): string => JSON.stringify({ form, seats, record });

const isSeat = (value: unknown): value is Seat => {
  const seat = value as Partial<Seat> | null;
  return typeof seat?.name === 'string' && (seat.is === 'person' || seat.is === 'bot');
};

/** Reads a game back. What its record says, the rules check when it is played again. */
export function readSaved(text: string): Saved {
  let read: { form?: unknown; seats?: unknown; record?: unknown };
  try {
    read = JSON.parse(text) ?? {};
  } catch {
    throw new UnreadableGameError('This is no kept game: the file is not JSON.');
  }
  if (read.form !== form) throw new UnreadableGameError(`This is no kept game: its form is not ${form}.`);
  if (!Array.isArray(read.seats) || !read.seats.every(isSeat))
    throw new UnreadableGameError('This kept game does not say who sits where.');
  return { seats: read.seats, record: read.record as Saved['record'] };
}
