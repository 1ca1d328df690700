import {
  type Details,
  type EventKind,
  type EventKindSaid,
  eventKind as kind,
  type SeenOf,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import type { Table } from './table.js';

interface Said<T extends string, D extends Details> extends Omit<EventKindSaid<T, D>, 'follow'> {
  follow?(table: Table, event: SeenOf<EventKind<T, D>>, content: Content): void;
}

/** Declares a kind of event of a module: `eventKind` of the kernel, with the table and the content of this edition. */
export const eventKind = <const T extends string, D extends Details>(
  type: T,
  said: Said<T, D>,
  // A follower has a private table: all of it may be written to.
): EventKind<T, D> => kind(type, said as EventKindSaid<T, D>);

/**
 * Declares a kind of event of the base game that changes nothing on the table, by what its events tell. Its comment says what it means
 * and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds` writes
 * the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(type: T, details: D): EventKind<T, D> =>
  eventKind(type, { meaning: '', details });

/** The same of events that change the table. */
export const changingEvent = <const T extends string, D extends Details>(
  type: T,
  said: Omit<Said<T, D>, 'meaning' | 'rules'>,
): EventKind<T, D> => eventKind(type, { meaning: '', ...said });
