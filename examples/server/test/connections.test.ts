import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.js';
import { Gate } from './gate.js';
import { hasPostgres, missing, type Postgres, startPostgres } from './postgres.js';

/* Connections to PostgreSQL may end, or fall silent, at any time: what was asked on them fails, and nothing else does. */

if (!hasPostgres) {
  console.warn(missing);
  it('says that no connection was tried', () => expect(missing).toContain('not tried'));
} else
  describe('a connection', () => {
    let postgres: Postgres;
    let gate: Gate;
    let database: Database;
    let other: pg.Client;
    const told: string[] = [];
    let gaps = 0;
    let wake = (): void => {};
    beforeAll(async () => {
      postgres = await startPostgres();
      gate = await Gate.to(postgres.url);
      database = await openDatabase({ folder: '', url: gate.url });
      await database.listen(
        (text) => {
          told.push(text);
          wake();
        },
        () => {
          gaps++;
          wake();
        },
      );
      other = new pg.Client({ connectionString: postgres.url });
      await other.connect();
    });
    afterAll(async () => {
      await other?.end();
      await database?.close();
      await gate?.close();
      await postgres?.stop();
    });
    const until = async (isSo: () => boolean): Promise<void> => {
      while (!isSo())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    const answers = async () =>
      (await database.sql.execute(sql`select 1 as one`)) as unknown as { rows: object[] };

    it('that ends inside a transaction, between two statements, fails that transaction only', async () => {
      let ended = 0;
      for (let trial = 0; trial < 20; trial++) {
        const failing = database.sql.transaction(async (tx) => {
          const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
            rows: { pid: number }[];
          };
          const pid = rows[0]?.pid;
          await other.query('select pg_terminate_backend($1, 10000)', [pid]);
          // The end is heard while nobody asks anything: the other connection's answers come after it.
          for (let at = 0; at < 3; at++) await other.query('select 1');
          ended++;
          await tx.execute(sql`select 1`);
        });
        await expect(failing).rejects.toThrow();
        expect((await answers()).rows).toEqual([{ one: 1 }]);
      }
      expect(ended).toBe(20);
    });

    it('that listens is made anew, and what was missed meanwhile is asked for', async () => {
      await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'`);
      const before = gaps;
      gate.cut();
      await until(() => gaps > before);
      await other.query(`select pg_notify('moves', 'after')`);
      await until(() => told.includes('after'));
      expect(told).toContain('after');
    });

    it('that falls silent is cut, and what was asked on it fails', async () => {
      // One is open, and nobody asks anything on it.
      await answers();
      const before = gaps;
      gate.silence();
      await expect(answers()).rejects.toThrow();
      gate.restore();
      expect((await answers()).rows).toEqual([{ one: 1 }]);
      await until(() => gaps > before);
    });
  });
