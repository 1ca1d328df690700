import { outcome } from 'runebound-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from './minds.js';
import { openTable, Player } from './player.js';
import { type Running, start } from './server.js';

/* Whole games among sockets, at a server that runs as people run it. */

let server: Running;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server?.stop());

describe.each([
  ['Second Edition', { modules: ['shorter-game'] }],
  ['Third Edition', { edition: 'third-edition', scenario: 'corpse-king' }],
] as const)('a game of %s', (_, options) => {
  it('is played to its end by two people and a bot, each with what the seat may know', async () => {
    const opened = await openTable(server.url, options, 'ppb');
    const players = [0, 1].map((seat) => new Player(server.url, opened, opened.seats[seat]?.token));
    const watcher = new Player(server.url, opened);
    await Promise.all(players.map((player, seat) => playOn(player, `mind ${seat}`)));
    const last = players[0]?.client.heard;
    expect(last && outcome(last.view)).not.toBeNull();
    await watcher.heard(last?.seq);
    // What was followed by events is what a server says to somebody who comes now.
    for (const [at, one] of [...players, watcher].entries()) {
      const fresh = new Player(server.url, opened, opened.seats[at]?.token);
      expect(one.client.heard?.view).toEqual((await fresh.heard(last?.seq)).view);
      expect(one.troubles).toEqual([]);
      expect(one.texts.filter((text) => text.startsWith('{"type":"view"'))).toHaveLength(1);
      fresh.client.close();
      one.client.close();
    }
  });
});
