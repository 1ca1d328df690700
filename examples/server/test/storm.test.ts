import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type Kept } from './databases.js';
import { type Disk, noDisk, smallDisk } from './disk.js';
import { flood, floods } from './floods.js';
import { playUntil } from './minds.js';
import { openTable, Player } from './player.js';
import { type Running, start } from './server.js';

/*
 * Everything at once: six people play at one table, while the server is flooded and killed, the database ends its connections, and the disk is
 * full. Nothing is lost, nothing is done twice, and memory stays as it was.
 */

/** Megabytes by which a server may grow beside what it holds in quiet, collected or not; one without bounds grew by gigabytes. */
const mostGrown = 600;

const sockets = 24;
/** Limits like those of a real server, and room for people who play as fast as they can. */
const limits = { MESSAGES_OF_SOCKET: '100', MESSAGES_OF_ADDRESS: '1000' };

describe.each(databases)('a table of six with %s', (_, open) => {
  let disk: Disk | null;
  let kept: Kept;
  let server: Running | undefined;
  const people: Player[] = [];
  beforeAll(async () => {
    disk = await smallDisk(192);
    if (disk === null) console.warn(noDisk);
    kept = await open(disk?.folder);
  });
  afterAll(async () => {
    for (const { client } of people) client.close();
    await server?.kill();
    await kept?.remove();
    await disk?.remove();
  });

  it('outlives floods, lost connections, a full disk and a server that is killed', async () => {
    const started = async (): Promise<Running> => {
      await server?.kill();
      server = await start({ ...kept.settings, ...limits });
      for (const person of people) person.url = server.url;
      return server;
    };
    let running = await started();
    const opened = await openTable(running.url, {}, 'pppppp');
    const heard: number[][] = [];
    let most = 0;
    const done: { readonly seq: number; readonly by: number }[] = [];
    for (const { token } of opened.seats) {
      const seqs: number[] = [];
      heard.push(seqs);
      const onHeard = ({ seq }: { readonly seq: number }): void => {
        seqs.push(seq);
        most = Math.max(most, running.memory() ?? 0);
      };
      people.push(new Player(running.url, opened, token, { onHeard }));
    }
    const [first] = people as [Player];
    await Promise.all(people.map((person) => person.heard()));
    const seqNow = (): number => Math.max(...people.map(({ client }) => client.heard?.seq ?? 0));
    let enough = Number.POSITIVE_INFINITY;
    const playing = Promise.all(
      people.map((person, by) =>
        playUntil(
          person,
          `mind ${by}`,
          () => seqNow() >= enough,
          (seq) => done.push({ seq, by }),
        ),
      ),
    );
    const isOver = playing.then(() => {
      throw new Error('The game is over before all was tried.');
    });
    // Should the test fail, their game is left.
    isOver.catch(() => {});
    const playSome = async (): Promise<void> => {
      const [played, ended] = [first.heard(seqNow() + 8), running.ended];
      const isAlive = await Promise.race([played.then(() => true), ended.then(() => false), isOver]);
      if (!isAlive) throw new Error(`The server ended by itself:\n${running.said()}`);
    };
    const isTold = (code: string) =>
      people.some(({ troubles }) => troubles.some((one) => one.startsWith(code)));

    await playSome();
    const before = running.memory();
    const flooding = Array.from({ length: sockets / floods.length }, (__, at) => 2 + at).flatMap((address) =>
      floods.map(async (one) => ({ ...one, sent: await flood(running.url, opened.table, address, one) })),
    );
    expect(flooding).toHaveLength(sockets);
    const endless = (await Promise.all(flooding)).filter(({ sent }) => sent === null);
    expect(endless.map(({ name }) => name)).toEqual([]);
    await playSome();
    if (before !== null) expect(most - before).toBeLessThan(mostGrown);

    running = await started();
    await playSome();

    if (kept.dropConnections !== null) {
      expect(await kept.dropConnections()).toBeGreaterThan(0);
      await playSome();
      expect(await kept.dropConnections()).toBeGreaterThan(0);
    }
    for (const person of people) person.disconnect();
    await playSome();

    if (disk !== null) {
      await disk.fill();
      for (const person of people) person.troubles.length = 0;
      const told = people.map((person) => person.until(() => isTold('fault')));
      await Promise.race([running.ended, ...told, isOver]);
      await disk.clear();
      // The embedded database may have ended, and the server with it: then the server is started again, as its owner would.
      if (running.hasEnded()) running = await started();
      await playSome();
    }

    running = await started();
    await playSome();
    enough = seqNow() + 10;
    await playing;
    const { seq } = await first.heard(enough);
    await Promise.all(people.map((person) => person.heard(seq)));

    // Each heard each step once, in order, and all see what is kept.
    const steps = Array.from({ length: seq + 1 }, (__, at) => at);
    expect(heard).toEqual(people.map(() => steps));
    for (const [seat, { client }] of people.entries()) {
      const fresh = new Player(running.url, opened, opened.seats[seat]?.token);
      expect((await fresh.heard(seq)).view).toEqual(client.heard?.view);
      fresh.client.close();
      client.close();
    }
    await running.stop();
    // What was answered with `done` is kept, once, as the action of who sent it; and nothing else is.
    const moves = (await kept.read('moves')).map((move) => ({ seq: Number(move.seq), by: Number(move.by) }));
    const inOrder = (one: { readonly seq: number }, other: { readonly seq: number }) => one.seq - other.seq;
    expect(moves.sort(inOrder)).toEqual(done.sort(inOrder));
    expect(moves.map((move) => move.seq)).toEqual(steps.slice(1));
  }, 600_000);
});
