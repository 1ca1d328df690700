import {
  type Details,
  type EventKind,
  type EventKindOptions,
  eventKind,
  type SeenOf,
} from '../../../kernel/index.js';
import type { Content } from '../content.js';
import type { Table } from './table.js';

/**
 * Declares a kind of event of the base game: what its events tell, and how they change the table (`follow`). Its comment says what it means
 * and, after "Rules:", by which rules it happens; the comment of a detail says what that tells. `npm run generate -- event-kinds` writes
 * the comments into `meanings.ts` for those who print or explain events: an app that only plays carries none of it.
 */
export const event = <const T extends string, D extends Details>(
  type: T,
  details: D,
  options?: Pick<EventKindOptions<T, D>, 'knownTo' | 'invalidates'> & {
    follow?(table: Table, event: SeenOf<EventKind<T, D>>, content: Content): void;
  },
  // A follower has a private table: all of it may be written to.
): EventKind<T, D> => eventKind(type, '', details, options as EventKindOptions<T, D> | undefined);
