import {
  type Details,
  type EventKind,
  type EventKindSaid,
  eventKind,
  type PlainEventKind,
  type SeenOf,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import type { Table } from './table.js';

/**
 * Declares a kind of event of the base game, by what its events tell; `changes` says what they change on the table. Its comment says what
 * it means and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds`
 * writes the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
): PlainEventKind<T, D, Table, Content> =>
  eventKind(type, { meaning: '', details }) as PlainEventKind<T, D, Table, Content>;

/** The same of events that hide details. */
export const hidingEvent = <const T extends string, D extends Details>(
  type: T,
  said: Pick<EventKindSaid<T, D>, 'details' | 'knownTo' | 'invalidates'> & {
    follow(table: Table, event: SeenOf<EventKind<T, D>>, content: Content): void;
  },
  // `follow` gets a private table, all of which it may change.
): EventKind<T, D> => eventKind(type, { meaning: '', ...(said as Omit<EventKindSaid<T, D>, 'meaning'>) });
