import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, missing, startPostgres } from './postgres.js';

/* What tables are kept in: each test that is about keeping runs with all of them. */

export interface Kept {
  /** What a server is started with. */
  readonly settings: Readonly<Record<string, string>>;
  /** All that is kept, as rows of a table. */
  read(table: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  remove(): Promise<void>;
}

async function folder(): Promise<Kept> {
  const path = await mkdtemp(join(tmpdir(), 'runebound-server-'));
  return {
    settings: { DATA_FOLDER: path },
    async read(table) {
      const { PGlite } = await import('@electric-sql/pglite');
      const database = await PGlite.create(join(path, 'database'));
      const { rows } = await database.query<Record<string, unknown>>(`select * from ${table}`);
      await database.close();
      return rows;
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Kept> {
  const { url, stop } = await startPostgres();
  return {
    settings: { DATABASE_URL: url },
    async read(table) {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(`select * from ${table}`);
      await client.end();
      return rows;
    },
    remove: stop,
  };
}

if (!hasPostgres) console.warn(missing);

/** The databases that can be had here, by name. */
export const databases: readonly (readonly [name: string, open: () => Promise<Kept>])[] = [
  ['PGlite', folder],
  ...(hasPostgres ? [['PostgreSQL', postgres] as const] : []),
];
