import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { channel, type Database, migrationsFolder } from './database.js';

/** The number under which servers wait for each other while one of them makes the tables. */
const migrating = 7_283_001;
/** Milliseconds between two tries to hear again. */
const patience = 500;

/** PostgreSQL, for several servers at once. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  await migrated(pool);
  let closed = false;
  let ear: pg.Client | null = null;

  /** Listens on a connection of its own, and on another one when that breaks. */
  async function listen(onTold: (text: string) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    // Whatever the error is, the end follows.
    client.on('error', () => {});
    client.on('notification', ({ payload }) => payload !== undefined && onTold(payload));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    ear = client;
    client.once('end', async () => {
      while (!closed) {
        await setTimeout(patience);
        try {
          await listen(onTold, onGap);
          return onGap();
        } catch {
          // The database is not back yet.
        }
      }
    });
  }

  return {
    name: `PostgreSQL at ${new URL(url).host || 'this machine'}`,
    sql: drizzle(pool),
    listen,
    async close() {
      closed = true;
      await ear?.end();
      await pool.end();
    },
  };
}

/** Makes the tables. Of servers that start together one does, and the others wait. */
async function migrated(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrating]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrating]);
  } finally {
    client.release();
  }
}
