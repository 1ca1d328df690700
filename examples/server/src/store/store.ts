import { and, asc, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Move, Options } from '../game/game.js';
import type { SeatInfo } from '../protocol.js';
import { channel, type Sql } from './database.js';
import { moves, seats, snapshots, tables } from './schema.js';

/** Somebody at a table, as it is kept. */
export interface KeptSeat extends SeatInfo {
  /** The hash of the token that opens this seat; `null` for a bot's. */
  readonly tokenHash: string | null;
}

/** A table, as it is kept. */
export interface KeptTable {
  readonly id: string;
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly KeptSeat[];
}

/** An action, as it is kept. */
export interface KeptMove {
  readonly seq: number;
  readonly by: number;
  readonly actionId: string;
  readonly action: Move;
}

/** What is written with an action, in one transaction. */
export interface Written extends KeptMove {
  /** The state then, where one is to be kept. */
  readonly snapshot: string | null;
  /** Whether the game is over. */
  readonly over: boolean;
}

/** Reads and writes tables. A function gives its answer once what it wrote is safe. */
export class Store {
  readonly #sql: Sql;
  constructor(database: Sql) {
    this.#sql = database;
  }

  async open({ id, options, seed, seats: sitting }: KeptTable): Promise<void> {
    await this.#sql.transaction(async (tx) => {
      await tx.insert(tables).values({ id, options, seed });
      await tx.insert(seats).values(sitting.map((one, seat) => ({ tableId: id, seat, ...one })));
    });
  }

  async find(id: string): Promise<KeptTable | null> {
    const [found] = await this.#sql.select().from(tables).where(eq(tables.id, id));
    if (found === undefined) return null;
    const sitting = await this.#sql
      .select({ name: seats.name, is: seats.is, tokenHash: seats.tokenHash })
      .from(seats)
      .where(eq(seats.tableId, id))
      .orderBy(asc(seats.seat));
    return { id, options: found.options, seed: found.seed, seats: sitting };
  }

  /** How many games go on. */
  async countOpen(): Promise<number> {
    const [row] = await this.#sql.select({ open: count() }).from(tables).where(eq(tables.over, false));
    return row?.open ?? 0;
  }

  /**
   * Keeps an action and tells other servers, both or neither.
   *
   * @returns false if another server's action has this number already: nothing is written then
   */
  async append(tableId: string, { snapshot, over, ...move }: Written): Promise<boolean> {
    return this.#sql.transaction(async (tx) => {
      const kept = await tx
        .insert(moves)
        .values({ tableId, ...move })
        .onConflictDoNothing()
        .returning({ seq: moves.seq });
      if (kept.length === 0) return false;
      const { seq } = move;
      if (snapshot !== null) await tx.insert(snapshots).values({ tableId, seq, state: snapshot });
      if (over) await tx.update(tables).set({ over }).where(eq(tables.id, tableId));
      await tx.execute(sql`select pg_notify(${channel}, ${`${tableId} ${seq}`})`);
      return true;
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

  /** Throws away tables that were opened before a day and at which nothing was done since. */
  async forget(before: Date): Promise<void> {
    const since = this.#sql
      .select({ one: sql`1` })
      .from(moves)
      .where(and(eq(moves.tableId, tables.id), gt(moves.at, before)));
    await this.#sql.delete(tables).where(and(lt(tables.openedAt, before), sql`not exists ${since}`));
  }
}
