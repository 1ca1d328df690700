import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { hasPostgres, missing, startPostgres } from './postgres.js';

/* What tables are kept in: each test that is about keeping runs with all of them. */

export interface Kept {
  /** What a server is started with. */
  readonly settings: Readonly<Record<string, string>>;
  /** All that is kept, as rows of a table. */
  read(table: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Carries a statement out. */
  change(statement: string): Promise<unknown>;
  /** Ends the connections of all servers, one of them in the midst of writing an action; `null` where there are no connections. */
  readonly dropConnections: (() => Promise<number>) | null;
  remove(): Promise<void>;
}

async function folder(place = tmpdir()): Promise<Kept> {
  const path = await mkdtemp(join(place, 'runebound-server-'));
  const query = async (statement: string) => {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(join(path, 'database'));
    const { rows } = await database.query<Record<string, unknown>>(statement);
    await database.close();
    return rows;
  };
  return {
    settings: { DATA_FOLDER: path },
    dropConnections: null,
    read: (table) => query(`select * from ${table}`),
    change: query,
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Ends connections whose action waits for a lock, until there was one, and then all others. */
async function endAll(client: Client): Promise<number> {
  const others = 'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()';
  const ended = async (which: string) =>
    (await client.query(`select pg_terminate_backend(pid) ${others} ${which}`)).rowCount ?? 0;
  await client.query('begin');
  await client.query('lock table moves in exclusive mode');
  let count = 0;
  while (count === 0) count = await ended("and wait_event_type = 'Lock'");
  await client.query('rollback');
  return count + (await ended(''));
}

async function postgres(place = tmpdir()): Promise<Kept> {
  const { url, stop } = await startPostgres(place);
  async function asking<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return ask(client).finally(() => client.end());
  }
  return {
    settings: { DATABASE_URL: url },
    read: (table) => asking(async (client) => (await client.query(`select * from ${table}`)).rows),
    change: (statement) => asking((client) => client.query(statement)),
    dropConnections: () => asking(endAll),
    remove: stop,
  };
}

if (!hasPostgres) console.warn(missing);

/** The databases that can be had here, by name. */
export const databases: readonly (readonly [
  name: string,
  /** Makes one, in a folder if one is named. */
  open: (place?: string) => Promise<Kept>,
])[] = [['PGlite', folder], ...(hasPostgres ? [['PostgreSQL', postgres] as const] : [])];
