import { createRequire } from 'node:module';
import { onlyOwnMoves } from 'runebound-engine/adapters/boardgame-io';
import { expect, vi } from 'vitest';

/* A server of boardgame.io on a real port, and its own clients at real sockets. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server');

/** boardgame.io has several machines to wait for; each wait ends as soon as what is waited for is there. */
export const soon = { timeout: 20_000, interval: 2 };

/** The storage that a server of boardgame.io has if it is given none. */
export const memory = () => Server({ games: [], origins: [] }).db;

/** A server that runs. */
export interface Served {
  readonly url: string;
  close(): void;
}

/** Runs a server of one game with this storage; a plain one if it is left out. */
export async function served(game: { readonly name?: string }, db?: object): Promise<Served> {
  const server = Server({ games: [game], origins: [], ...(db === undefined ? {} : { db }) });
  onlyOwnMoves(server, [game]);
  const running = await server.run({ port: 0 });
  const { port } = running.appServer.address();
  return { url: `http://localhost:${port}`, close: () => server.kill(running) };
}

/** A client of boardgame.io with the state that it shows; `null` until it was told. */
// biome-ignore lint/suspicious/noExplicitAny: its types come with `import`, which Node does not find
export type Seated = any;

/** Sits down, or looks on without a seat, and waits until the server has told the state. */
export async function seated(
  url: string,
  game: object,
  matchID: string,
  playerID: string | undefined,
  numPlayers: number,
  credentials?: string,
): Promise<Seated> {
  const multiplayer = SocketIO({ server: url });
  const client = Client({ game, numPlayers, matchID, playerID, credentials, debug: false, multiplayer });
  client.start();
  await vi.waitFor(() => expect(client.getState()).not.toBeNull(), soon);
  return client;
}
