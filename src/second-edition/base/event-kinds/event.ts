import {
  type Details,
  type EventKindSaid,
  eventKind as kind,
  type PlainEventKind,
} from '../../../kernel/index.js';
import type { Table } from './table.js';

/** Declares a kind of event of a module: `eventKind` of the kernel; `changes` says what its events change on the table of this edition. */
export const eventKind = <const T extends string, D extends Details>(
  type: T,
  said: Omit<EventKindSaid<T, D>, 'change' | 'follow' | 'invalidates'>,
): PlainEventKind<T, D, Table> => kind(type, said) as PlainEventKind<T, D, Table>;

/**
 * Declares a kind of event of the base game, by what its events tell; `changes` says what they change on the table. Its comment says what
 * it means and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds`
 * writes the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
): PlainEventKind<T, D, Table> => eventKind(type, { meaning: '', details });
