import {
  type Details,
  type EventKind,
  type EventKindOptions,
  eventKind as kind,
  type SeenOf,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import type { Table } from './table.js';

interface Options<T extends string, D extends Details> extends Omit<EventKindOptions<T, D>, 'follow'> {
  follow?(table: Table, event: SeenOf<EventKind<T, D>>, content: Content): void;
}

/** Declares a kind of event of a module: `eventKind` of the kernel, with the table and the content of this edition. */
export const eventKind = <const T extends string, D extends Details>(
  type: T,
  meaning: string,
  details: D,
  options?: Options<T, D>,
  // A follower has a private table: all of it may be written to.
): EventKind<T, D> => kind(type, meaning, details, options as EventKindOptions<T, D> | undefined);

/**
 * Declares a kind of event of the base game: what its events tell, and how they change the table (`follow`). Its comment says what it means
 * and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds` writes
 * the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
  options?: Omit<Options<T, D>, 'rules'>,
): EventKind<T, D> => eventKind(type, '', details, options);
