import { type Details, type EventKindSaid, eventKind, type PlainEventKind } from '../../../kernel/index.js';
import type { Table } from './table.js';

/**
 * Declares a kind of event of the base game, by what its events tell; `changes` says what they change on the table, `knownTo` who gets hidden details. Its comment says what
 * it means and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds`
 * writes the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
  knownTo?: EventKindSaid<T, D>['knownTo'],
): PlainEventKind<T, D, Table> =>
  eventKind(type, { meaning: '', details, ...(knownTo && { knownTo }) }) as PlainEventKind<T, D, Table>;
