import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { channel, type Database, migrationsFolder } from './database.js';

/** The number under which servers wait for each other while one of them makes the tables. */
const migrating = 7_283_001;
/** Milliseconds between two tries to hear again. */
const patience = 500;
/** Milliseconds in which a connection has to be there. */
const connectionTimeoutMillis = 5000;
/** Milliseconds for which a connection may say nothing while it is asked something: then it is cut, and the request fails. */
const longestSilence = 15_000;
/** Milliseconds between two plain questions on the connection that only listens. */
const earBeat = 5000;

/** Nothing is to be done: what was asked on the connection fails, and the pool opens another one. */
const ended = (): void => {};

/**
 * Makes a connection safe to hold. It may end at any time, also inside a transaction, where nobody but its holder hears of that; and it may fall
 * silent without ending.
 */
function guard(client: pg.ClientBase): void {
  client.on('error', ended);
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.setTimeout(longestSilence, () => stream.destroy(new Error('The database fell silent.')));
}

/** PostgreSQL, for several servers at once. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis, keepAlive: true });
  pool.on('error', ended);
  await migrated(url);
  pool.on('connect', guard);
  let closed = false;
  let ear: pg.Client | null = null;

  /** Listens on a connection of its own, and on another one when that breaks. */
  async function listen(onTold: (text: string) => void, onGap: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, keepAlive: true });
    client.on('error', ended);
    client.on('notification', ({ payload }) => payload !== undefined && onTold(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end().catch(ended);
      throw error;
    }
    if (closed) return client.end();
    ear = client;
    guard(client);
    let isAsked = false;
    const beating = setInterval(async () => {
      if (isAsked) return;
      isAsked = true;
      await client.query('SELECT 1').catch(ended);
      isAsked = false;
    }, earBeat);
    client.once('end', async () => {
      clearInterval(beating);
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

/** Makes the tables. Of servers that start together one does, and the others wait, however long that takes. */
async function migrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', ended);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrating]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
