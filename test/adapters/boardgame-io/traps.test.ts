import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { legalActions, viewFor } from 'runebound-engine';
import { actMove, gameOf, onlyOwnMoves, withoutSecrets } from 'runebound-engine/adapters/boardgame-io';
import { describe, expect, it, vi } from 'vitest';
import { memory, type Seated, seated, served, soon } from './sockets.js';

/* What docs/boardgame-io.md says of boardgame.io 0.50 itself. Where one of these fails, a trap is gone: take it out of that page. */

const require = createRequire(import.meta.url);
const { LobbyClient } = require('boardgame.io/client');
const { Server } = require('boardgame.io/server');

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const holder = createServer().listen(0);
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

describe('the lobby', () => {
  const game = gameOf({ modules: ['doom-track'] }, { name: 'lobby', deltaState: true });

  it('is not found at the port of the game: its routes come after koa-compose 4.2 has read them', async () => {
    const { url, close } = await served(game);
    expect((await fetch(`${url}/games`)).status).toBe(404);
    close();
  });

  it('seats players with credentials at a port of its own, and nobody acts with those of another', async () => {
    const server = Server({ games: [game], origins: [], db: withoutSecrets(memory(), [game]) });
    onlyOwnMoves(server, [game]);
    const apiPort = await freePort();
    const running = await server.run({ port: 0, lobbyConfig: { apiPort } });
    const url = `http://localhost:${running.appServer.address().port}`;
    const lobby = new LobbyClient({ server: `http://localhost:${apiPort}` });
    expect(await lobby.listGames()).toEqual(['lobby']);
    await expect(lobby.createMatch('lobby', { numPlayers: 50 })).rejects.toThrow();
    const { matchID } = await lobby.createMatch('lobby', { numPlayers: 2 });
    const join = (playerID: string) => lobby.joinMatch('lobby', matchID, { playerID, playerName: playerID });
    const tickets = [await join('0'), await join('1')].map(({ playerCredentials }) => playerCredentials);
    expect(tickets[0]).not.toBe(tickets[1]);

    const found = () => server.db.fetch(matchID, { state: true, log: true });
    const { G, ctx } = found().state;
    const asked = Number(Object.keys(ctx.activePlayers)[0]);
    const player = await seated(url, game, matchID, String(asked), 2, tickets[asked]);
    const [first, second] = legalActions(G.state, asked) as [{ type: string }, { type: string }];
    player.updateCredentials(tickets[1 - asked]);
    actMove(player, first);
    player.updateCredentials(tickets[asked]);
    actMove(player, second);
    await vi.waitFor(() => expect(found().state._stateID).toBe(1), soon);
    const { type, ...parameters } = second;
    expect(found().log[0].action.payload).toMatchObject({ type, args: [parameters] });
    player.stop();
    server.kill(running);
  });
});

describe('deltas and moves that clients show at once', () => {
  const game = gameOf({ modules: ['doom-track'] }, { name: 'both', deltaState: true });
  /** As if somebody had turned the one on without turning the other off. */
  const moves = Object.fromEntries(
    Object.entries(game.moves ?? {}).map(([name, move]) => [name, { ...(move as object), client: true }]),
  );

  it.each([
    ['one without the other: told', game, true],
    ['both together: left behind', { ...game, moves } as unknown as typeof game, false],
  ])('%s', async (_, played, told) => {
    const db = memory();
    const server = await served(played, withoutSecrets(db, [played]));
    const truth = () => db.fetch('m', { state: true }).state;
    const clients: Seated[] = [];
    for (const seat of ['0', '1']) clients.push(await seated(server.url, played, 'm', seat, 2));
    const at = Number(Object.keys(truth().ctx.activePlayers)[0]);
    const roll = legalActions(truth().G.state, at).find(({ type }) => type === 'move/roll');
    actMove(clients[at], roll as { type: string });
    // Both are sent the roll at the same time; a chat message comes after it.
    await vi.waitFor(() => expect(clients[1 - at].getState()._stateID).toBe(1), soon);
    clients[1 - at].sendChatMessage('rolled');
    await vi.waitFor(() => expect(clients[at].chatMessages).toHaveLength(1), soon);
    const shown = JSON.stringify(clients[at].getState().G.state);
    expect(shown === JSON.stringify(viewFor(truth().G.state, at))).toBe(told);
    for (const client of clients) client.stop();
    server.close();
  });
});

describe("Node's import", () => {
  it('does not find the sub-paths, and require does', () => {
    const node = (...code: string[]) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', code.join(';')], { encoding: 'utf8' });
    expect(node("import 'boardgame.io/client'").stderr).toContain('ERR_UNSUPPORTED_DIR_IMPORT');
    const required = node(
      "import { createRequire } from 'node:module'",
      `const require = createRequire('${import.meta.url}')`,
      "console.log(typeof require('boardgame.io/client').Client)",
    );
    expect(required.stdout.trim()).toBe('function');
  });
});
