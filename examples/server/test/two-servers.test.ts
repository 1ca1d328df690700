import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from './minds.js';
import { openTable, Player } from './player.js';
import { hasPostgres, missing, type Postgres, startPostgres } from './postgres.js';
import { type Running, start } from './server.js';

/* Two servers on one PostgreSQL are one: people at either play at the same tables. */

if (!hasPostgres) {
  console.warn(missing);
  it('says that two servers were not tried', () => expect(missing).toContain('not tried'));
} else
  describe('two servers on one PostgreSQL', () => {
    let postgres: Postgres;
    let servers: readonly [Running, Running];
    beforeAll(async () => {
      postgres = await startPostgres();
      const settings = { DATABASE_URL: postgres.url, TAKE_OVER: '200' };
      // Both at once: one of them makes the tables.
      servers = await Promise.all([start(settings), start(settings)]);
    });
    afterAll(async () => {
      await Promise.all(servers?.map((server) => server.stop()) ?? []);
      await postgres?.stop();
    });

    it('serve one table, and either goes on alone', async () => {
      const [one, two] = servers;
      const opened = await openTable(one.url, { edition: 'third-edition', scenario: 'corpse-king' }, 'ppb');
      const ann = new Player(one.url, opened, opened.seats[0]?.token);
      const bo = new Player(two.url, opened, opened.seats[1]?.token);
      const play = (upTo: number) => Promise.all([playOn(ann, 'ann', upTo), playOn(bo, 'bo', upTo)]);
      await play(80);
      const before = ann.client.heard?.seq ?? 0;
      const both = await Promise.all([ann.heard(before), bo.heard(before)]);
      expect(both.map(({ view }) => view.players.length)).toEqual([3, 3]);
      // The server at which the table was opened is gone: the other plays its bots, and takes its people.
      const going = play(before + 80);
      await bo.heard(before + 20);
      await one.kill();
      ann.url = two.url;
      await going;
      const seq = Math.max(ann.client.heard?.seq ?? 0, bo.client.heard?.seq ?? 0);
      await Promise.all([ann.heard(seq), bo.heard(seq)]);
      for (const [player, seat] of [
        [ann, 0],
        [bo, 1],
      ] as const) {
        const fresh = new Player(two.url, opened, opened.seats[seat]?.token);
        expect((await fresh.heard(seq)).view).toEqual(player.client.heard?.view);
        fresh.client.close();
        player.client.close();
        expect(player.troubles).toEqual([]);
      }
    });

    it('carry one of two actions out that are sent to both at once', async () => {
      const [, two] = servers;
      const other = await start({ DATABASE_URL: postgres.url });
      try {
        const opened = await openTable(other.url, {}, 'p');
        const [here, there] = [other.url, two.url].map(
          (url) => new Player(url, opened, opened.seats[0]?.token),
        );
        if (here === undefined || there === undefined) throw new Error('There are two servers.');
        for (let turn = 0; turn < 15; turn++) {
          const seq = Math.max((await here.heard()).seq, (await there.heard()).seq);
          await Promise.all([here.heard(seq), there.heard(seq)]);
          const done = await Promise.allSettled([here.actAtRandom(), there.actAtRandom()]);
          const won = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
          const lost = done.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
          expect({ won, lost }).toEqual({ won: [seq + 1], lost: ['stale'] });
          await Promise.all([here.heard(seq + 1), there.heard(seq + 1)]);
          expect(here.client.heard?.view).toEqual(there.client.heard?.view);
        }
        for (const player of [here, there]) player.client.close();
      } finally {
        await other.stop();
      }
    });
  });
