import { createRequire } from 'node:module';
import { legalActions, viewFor } from 'runebound-engine';
import { actMove, gameOf, onlyOwnMoves, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/* boardgame.io's own server on a real port, with its own clients at real sockets. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server');

const corpseKing = { edition: 'third-edition', scenario: 'corpse-king' } as const;
const game = gameOf(corpseKing);
/** The same, with the same rolls each time. */
const seeded = { ...gameOf(corpseKing, { name: 'seeded' }), seed: 'evening' };
const games = [game, seeded];
let server: ReturnType<typeof Server>;
let running: { appServer: { address(): { port: number } } };
let url = '';

beforeAll(async () => {
  const plain = Server({ games, origins: [] });
  server = Server({ games, origins: [], db: withoutSecrets(plain.db, games) });
  onlyOwnMoves(server, games);
  running = await server.run({ port: 0 });
  url = `http://localhost:${running.appServer.address().port}`;
});
afterAll(() => server.kill(running));

const raw = () => io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });

describe('a server of boardgame.io', () => {
  it('plays with three clients, one of whom comes back', async () => {
    const seat = (playerID: string) => {
      const client = Client({
        game: seeded,
        numPlayers: 3,
        matchID: 'm',
        playerID,
        debug: false,
        multiplayer: SocketIO({ server: url }),
      });
      client.start();
      return client;
    };
    const clients = ['0', '1', '2'].map(seat);
    await vi.waitFor(() => {
      for (const c of clients) expect(c.getState()).not.toBeNull();
    }, 10000);
    let made = 0;
    let hidden = 0;
    while (made < 300 && clients[0].getState().ctx.gameover === undefined) {
      const { ctx, _stateID: number } = clients[0].getState();
      const [player] = Object.keys(ctx.activePlayers);
      const at = Number(player);
      await vi.waitFor(() => expect(clients[at].getState()._stateID).toBe(number), 10000);
      const legal = legalActions(clients[at].getState().G.state, at);
      actMove(clients[at], legal[made % legal.length] as { type: string });
      await vi.waitFor(() => expect(clients[0].getState()?._stateID).toBe(number + 1), {
        timeout: 10000,
        interval: 2,
      });
      made++;
      if (made % 60 === 0) {
        clients[2].stop();
        clients[2] = seat('2');
        await vi.waitFor(() => expect(clients[2].getState()?._stateID).toBe(number + 1), 10000);
      }
      // Each client has the view of its seat and nothing besides.
      const stored = () => server.db.fetch('m', { state: true }).state;
      await vi.waitFor(() => expect(stored()._stateID).toBe(number + 1), 10000);
      const { state } = stored().G;
      for (const [own, client] of clients.entries()) {
        await vi.waitFor(() => expect(client.getState()?._stateID).toBe(number + 1), {
          timeout: 10000,
          interval: 2,
        });
        expect(client.getState().G.state).toEqual(viewFor(state, own));
        for (const [other, { hand }] of client.getState().G.state.players.entries())
          if (other !== own) hidden += hand.filter((card: string) => card === '').length;
      }
    }
    expect(hidden).toBeGreaterThan(100);
    expect(made).toBeGreaterThan(100);
    for (const c of clients) c.stop();
  });

  it('tells nobody the seed of its dice, nor how a match began, from the first client on', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const socket = raw();
      const synced = new Promise((resolve) =>
        socket.on('sync', (_match: string, info: unknown) => resolve(info)),
      );
      socket.emit('sync', 'open', '0', undefined, 2);
      const info = JSON.stringify(await synced);
      const { seed } = server.db.fetch('open', { state: true }).state.plugins.random.data;
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      expect(info).not.toContain(seed);
      expect(info).not.toContain('prngstate');
      expect(JSON.parse(info).initialState.G.state.viewer).toBeNull();
      socket.disconnect();
    }
  });

  it("takes no whole state, no event and nobody else's move from a client", async () => {
    const socket = raw();
    const synced = new Promise((resolve) =>
      socket.once('sync', (_m: string, info: unknown) => resolve(info)),
    );
    socket.emit('sync', 'forged', '0', undefined, 2);
    await synced;
    const before = server.db.fetch('forged', { state: true }).state;
    const [active] = Object.keys(before.ctx.activePlayers) as [string];
    const other = active === '0' ? '1' : '0';
    const { move, args } = (game.ai?.enumerate(before.G, before.ctx, active) ?? [])[0] as {
      move: string;
      args: object[];
    };
    const send = (action: object, by: string) => socket.emit('update', action, before._stateID, 'forged', by);
    send({ type: 'UPDATE', state: { ...before, G: null }, payload: { playerID: active } }, active);
    send(
      { type: 'GAME_EVENT', payload: { type: 'endGame', args: [{ winner: active }], playerID: active } },
      active,
    );
    send({ type: 'MAKE_MOVE', payload: { type: move, args, playerID: active } }, other);
    const told = new Promise((resolve) => socket.once('update', resolve));
    send({ type: 'MAKE_MOVE', payload: { type: move, args, playerID: active } }, active);
    await told;
    const { state } = server.db.fetch('forged', { state: true });
    expect(state._stateID).toBe(before._stateID + 1);
    expect(state.ctx.gameover).toBeUndefined();
    socket.disconnect();
  });
});
