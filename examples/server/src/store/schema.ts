import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Strength, usual } from '../bots/strengths.js';
import type { Back, Move, Options } from '../game/game.js';

/* What is kept, in the embedded database and in PostgreSQL alike. `migrations/` makes these tables. */

const ofTable = () =>
  text('table_id')
    .notNull()
    .references(() => tables.id, { onDelete: 'cascade' });
const now = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** A table that was opened. The seed makes its dice and never leaves the server. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    options: jsonb('options').$type<Options>().notNull(),
    seed: text('seed').notNull(),
    over: boolean('over').notNull().default(false),
    /** Whether the lobby shows it. */
    listed: boolean('listed').notNull().default(false),
    openedAt: now('opened_at'),
    /** The address that opened it: each may open so many. Thrown away with the table. */
    openedBy: text('opened_by').notNull().default(''),
    /** When it is thrown away: put off when somebody sits down, and when a person acts. */
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (row) => [index('tables_by_opener').on(row.openedBy), index('tables_by_end').on(row.keptUntil)],
);

/** Who sits where. Of a token only its hash is kept. */
export const seats = pgTable(
  'seats',
  {
    tableId: ofTable(),
    seat: integer('seat').notNull(),
    name: text('name').notNull(),
    is: text('is', { enum: ['person', 'bot'] }).notNull(),
    /** How strong a bot plays; nobody asks for that of a person. */
    strength: text('strength').$type<Strength>().notNull().default(usual),
    /** `null` for a bot, and for a person who is still to come. */
    tokenHash: text('token_hash'),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.seat] })],
);

/** All that was done, in order. Of two servers that carry out an action after the same state, the key lets one through. */
export const moves = pgTable(
  'moves',
  {
    tableId: ofTable(),
    seq: integer('seq').notNull(),
    by: integer('by').notNull(),
    /** The id that the client gave its action. */
    actionId: text('action_id').notNull(),
    action: jsonb('action').$type<Move | Back>().notNull(),
    at: now('at'),
  },
  (row) => [
    primaryKey({ columns: [row.tableId, row.seq] }),
    uniqueIndex('moves_once').on(row.tableId, row.by, row.actionId),
  ],
);

/** A state now and then, so that a table is opened without playing all of it again. */
export const snapshots = pgTable(
  'snapshots',
  {
    tableId: ofTable(),
    seq: integer('seq').notNull(),
    state: text('state').notNull(),
  },
  (row) => [primaryKey({ columns: [row.tableId, row.seq] })],
);
