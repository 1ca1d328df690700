import {
  type Details,
  type EventKind,
  type EventKindSaid,
  eventKind as kind,
  type PlainEventKind,
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
 * Declares a kind of event of the base game, by what its events tell; `changes` says what they change on the table. Its comment says what
 * it means and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds`
 * writes the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
): PlainEventKind<T, D, Table, Content> =>
  eventKind(type, { meaning: '', details }) as PlainEventKind<T, D, Table, Content>;
