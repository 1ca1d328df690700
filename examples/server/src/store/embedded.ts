import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, migrationsFolder } from './database.js';
import { lockFolder } from './lock.js';

/** Whether an error ends the database: what PostgreSQL calls a panic, or the end of the program that it is here. */
const isEnd = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as Error & { readonly severity?: unknown }).severity === 'PANIC' ||
    error instanceof WebAssembly.RuntimeError ||
    error.name === 'ExitStatus');

/**
 * Ends this process with its database. A database that panicked, as where the disk is full and its log needs room, never answers again, and since it
 * runs in this process nothing else would either. What was told is kept: it is there at the next start.
 */
function endTogether(client: PGlite): void {
  const watched =
    <Words extends unknown[], Answer>(ask: (...words: Words) => Promise<Answer>) =>
    (...words: Words): Promise<Answer> =>
      ask(...words).catch((error: unknown) => {
        if (!isEnd(error)) throw error;
        console.error(
          'The database cannot go on (is the disk full?). The server ends; what was told is kept.',
        );
        process.exit(1);
      });
  client.execProtocol = watched(client.execProtocol.bind(client));
  client.execProtocolStream = watched(client.execProtocolStream.bind(client));
}

/** PGlite: PostgreSQL in this process, its data in a folder. Nothing has to be set up. */
export async function openEmbedded(folder: string): Promise<Database> {
  const inMemory = folder.startsWith('memory://');
  if (!inMemory) await mkdir(folder, { recursive: true });
  const unlock = inMemory ? async () => {} : await lockFolder(folder);
  const opened = async () => {
    const client = await PGlite.create(inMemory ? folder : `${folder}/database`);
    endTogether(client);
    const sql = drizzle(client);
    await migrate(sql, { migrationsFolder });
    return { client, sql };
  };
  const { client, sql } = await opened().catch(async (error) => {
    await unlock();
    throw error;
  });
  return {
    name: inMemory ? 'PGlite, in memory' : `PGlite in ${folder}`,
    sql,
    // A folder has one server: there is nobody else to hear.
    listen: async () => {},
    async close() {
      await client.close();
      await unlock();
    },
  };
}
