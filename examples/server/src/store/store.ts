import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Strength } from '../bots/strengths.js';
import type { Back, Move, Options } from '../game/game.js';
import type { SeatInfo } from '../protocol.js';
import { noTable, Refused } from '../tables/refused.js';
import type { Talk } from '../tables/together.js';
import { channel, type Sql } from './database.js';
import { moves, seats, snapshots, tables } from './schema.js';

/** Somebody at a table, as it is kept. */
export interface KeptSeat extends SeatInfo {
  readonly strength: Strength;
  /** The hash of the token that opens this seat; `null` for a bot's, and for one that is free. */
  readonly tokenHash: string | null;
}

/** A table, as it is kept. */
export interface KeptTable {
  readonly id: string;
  readonly options: Options;
  readonly seed: string;
  /** Whether the lobby shows it. */
  readonly listed: boolean;
  readonly seats: readonly KeptSeat[];
  /** When it is thrown away, unless that is put off. */
  readonly keptUntil: Date;
}

/** How many tables there may be: games that go on, in all; and tables that are kept, of one address. */
export interface MostTables {
  readonly inAll: number;
  readonly ofAddress: number;
}

/** An action, as it is kept. */
export interface KeptMove {
  readonly seq: number;
  readonly by: number;
  readonly actionId: string;
  readonly action: Move | Back;
}

/** What is written with an action, in one transaction. */
export interface Written extends KeptMove {
  /** The state then, where one is to be kept. */
  readonly snapshot: string | null;
  /** Whether the game is over. */
  readonly over: boolean;
  /** Until when the table is kept now; `null` if that has not changed. */
  readonly keptUntil: Date | null;
}

/** The number under which openings of tables wait for each other, so that each one counts those before it. */
const opening = 7_283_002;

/** What databases call a row that belongs to a row that is not there. */
const orphaned = '23503';

/** A table that was thrown away has no more actions. */
function refusalOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined;
  return cause?.code === orphaned ? noTable() : error;
}

/** Reads and writes tables. A function gives its answer once what it wrote is safe. */
export class Store {
  readonly #sql: Sql;
  constructor(database: Sql) {
    this.#sql = database;
  }

  /**
   * Keeps a table that is opened.
   *
   * @throws Refused if there are too many, and nothing is written then
   */
  async open(table: KeptTable, openedBy: string, most: MostTables): Promise<void> {
    const { id, seats: sitting, ...more } = table;
    await this.#sql.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${opening})`);
      if ((await tx.$count(tables, eq(tables.over, false))) >= most.inAll)
        throw new Refused('too-many-tables', `${most.inAll} games go on here: no more fit in.`, {
          most: most.inAll,
        });
      if ((await tx.$count(tables, eq(tables.openedBy, openedBy))) >= most.ofAddress)
        throw new Refused(
          'too-many-of-address',
          `Your address has opened ${most.ofAddress} tables that are still kept: no more, until some of them are thrown away.`,
          { most: most.ofAddress },
        );
      await tx.insert(tables).values({ id, openedBy, ...more });
      await tx.insert(seats).values(sitting.map((one, seat) => ({ tableId: id, seat, ...one })));
    });
  }

  async find(id: string): Promise<KeptTable | null> {
    const [found] = await this.#sql.select().from(tables).where(eq(tables.id, id));
    if (found === undefined) return null;
    const { options, seed, listed, keptUntil } = found;
    return { id, options, seed, listed, keptUntil, seats: await this.seats(id) };
  }

  /** Who sits at a table, in order. */
  seats(id: string): Promise<readonly KeptSeat[]> {
    return this.#sql
      .select({ name: seats.name, is: seats.is, strength: seats.strength, tokenHash: seats.tokenHash })
      .from(seats)
      .where(eq(seats.tableId, id))
      .orderBy(asc(seats.seat));
  }

  /** The latest tables that the lobby shows: so many at most. */
  async listed(most: number): Promise<readonly Pick<KeptTable, 'id' | 'options' | 'seats'>[]> {
    const found = await this.#sql
      .select({ id: tables.id, options: tables.options })
      .from(tables)
      .where(and(eq(tables.listed, true), eq(tables.over, false)))
      .orderBy(desc(tables.openedAt))
      .limit(most);
    if (found.length === 0) return [];
    const sitting = await this.#sql
      .select()
      .from(seats)
      .where(
        inArray(
          seats.tableId,
          found.map(({ id }) => id),
        ),
      )
      .orderBy(asc(seats.seat));
    return found.map((table) => ({ ...table, seats: sitting.filter(({ tableId }) => tableId === table.id) }));
  }

  /**
   * Gives a free seat to somebody.
   *
   * @returns false if nobody could sit down there any more
   */
  async sit(tableId: string, seat: number, name: string, tokenHash: string): Promise<boolean> {
    const taken = await this.#sql
      .update(seats)
      .set({ name, tokenHash })
      .where(
        and(
          eq(seats.tableId, tableId),
          eq(seats.seat, seat),
          eq(seats.is, 'person'),
          isNull(seats.tokenHash),
        ),
      )
      .returning({ seat: seats.seat });
    return taken.length > 0;
  }

  /** Tells the other servers something of a table that is not kept. */
  async tell(tableId: string, talk: Talk & { readonly from: string }): Promise<void> {
    await this.#sql.execute(sql`select pg_notify(${channel}, ${`${tableId} ${JSON.stringify(talk)}`})`);
  }

  /** Keeps a state, unless it is kept already. */
  async keepState(tableId: string, seq: number, state: string): Promise<void> {
    await this.#sql.insert(snapshots).values({ tableId, seq, state }).onConflictDoNothing();
  }

  /**
   * Keeps an action and tells other servers, both or neither.
   *
   * @returns false if another server's action has this number already: nothing is written then
   * @throws Refused if the table was thrown away
   */
  async append(tableId: string, { snapshot, over, keptUntil, ...move }: Written): Promise<boolean> {
    const written = this.#sql.transaction(async (tx) => {
      const kept = await tx
        .insert(moves)
        .values({ tableId, ...move })
        .onConflictDoNothing()
        .returning({ seq: moves.seq });
      if (kept.length === 0) return false;
      const { seq } = move;
      if (snapshot !== null) await tx.insert(snapshots).values({ tableId, seq, state: snapshot });
      if (over || keptUntil !== null)
        await tx
          .update(tables)
          .set({ ...(over ? { over } : {}), ...(keptUntil === null ? {} : { keptUntil }) })
          .where(eq(tables.id, tableId));
      await tx.execute(sql`select pg_notify(${channel}, ${`${tableId} ${seq}`})`);
      return true;
    });
    return written.catch((error) => {
      throw refusalOf(error);
    });
  }

  /** The actions after so many, in order. */
  movesAfter(tableId: string, seq: number): Promise<readonly KeptMove[]> {
    return this.#sql
      .select({ seq: moves.seq, by: moves.by, actionId: moves.actionId, action: moves.action })
      .from(moves)
      .where(and(eq(moves.tableId, tableId), gt(moves.seq, seq)))
      .orderBy(asc(moves.seq));
  }

  /** How many actions lie behind a table. */
  async lastSeq(tableId: string): Promise<number> {
    const [row] = await this.#sql
      .select({ seq: moves.seq })
      .from(moves)
      .where(eq(moves.tableId, tableId))
      .orderBy(desc(moves.seq))
      .limit(1);
    return row?.seq ?? 0;
  }

  /** The number under which a client's action was carried out; `null` if it was not. */
  async seqOf(tableId: string, by: number, actionId: string): Promise<number | null> {
    const [row] = await this.#sql
      .select({ seq: moves.seq })
      .from(moves)
      .where(and(eq(moves.tableId, tableId), eq(moves.by, by), eq(moves.actionId, actionId)));
    return row?.seq ?? null;
  }

  /** The latest state that was kept with so many actions behind it at most. */
  async snapshotUpTo(tableId: string, seq: number): Promise<{ seq: number; state: string } | null> {
    const [row] = await this.#sql
      .select({ seq: snapshots.seq, state: snapshots.state })
      .from(snapshots)
      .where(and(eq(snapshots.tableId, tableId), lte(snapshots.seq, seq)))
      .orderBy(desc(snapshots.seq))
      .limit(1);
    return row ?? null;
  }

  /** Puts off the end of tables that would be thrown away before then. */
  async keep(tableIds: readonly string[], until: Date): Promise<void> {
    if (tableIds.length === 0) return;
    await this.#sql
      .update(tables)
      .set({ keptUntil: until })
      .where(and(inArray(tables.id, [...tableIds]), lt(tables.keptUntil, until)));
  }

  /**
   * Throws away the tables whose time is over.
   *
   * @returns their ids
   */
  async forget(now: Date): Promise<readonly string[]> {
    const gone = await this.#sql.delete(tables).where(lt(tables.keptUntil, now)).returning({ id: tables.id });
    return gone.map(({ id }) => id);
  }
}
