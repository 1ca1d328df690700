import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, migrationsFolder } from './database.js';
import { lockFolder } from './lock.js';

/** PGlite: PostgreSQL in this process, its data in a folder. Nothing has to be set up. */
export async function openEmbedded(folder: string): Promise<Database> {
  const inMemory = folder.startsWith('memory://');
  if (!inMemory) await mkdir(folder, { recursive: true });
  const unlock = inMemory ? async () => {} : await lockFolder(folder);
  const opened = async () => {
    const client = await PGlite.create(inMemory ? folder : `${folder}/database`);
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
