import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/* The two databases behind one face. Everything else of the server is the same SQL for both. */

export type Sql = PgDatabase<PgQueryResultHKT>;

/** A database that was opened and brought up to date. */
export interface Database {
  /** What it is, for people. */
  readonly name: string;
  readonly sql: Sql;
  /**
   * Hears what other servers have done, through `pg_notify`.
   *
   * @param onTold - called with each text that somebody told
   * @param onGap - called when something may have been missed
   */
  listen(onTold: (text: string) => void, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The channel on which servers tell each other. */
export const channel = 'moves';
/** Where the statements lie that make the tables, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** PostgreSQL where there is an address, otherwise a folder, or `memory://` for a database that is gone with the process. */
export async function openDatabase({ url, folder }: { url?: string; folder: string }): Promise<Database> {
  // Each brings its driver: only the one that is used is loaded.
  if (url !== undefined) return (await import('./postgres.js')).openPostgres(url);
  return (await import('./embedded.js')).openEmbedded(folder);
}
