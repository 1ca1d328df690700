import { demand, requireGames } from './given.js';

type Packet = readonly unknown[];

interface GuardedSocket {
  use(middleware: (packet: Packet, next: (error?: Error) => void) => void): unknown;
}

/** The sockets of a boardgame.io server. */
export interface SocketServer {
  /** The Koa application, to which its sockets are attached. */
  readonly app: object;
}

/** What players may send; boardgame.io would accept more. */
const sent = new Set(['MAKE_MOVE', 'UNDO', 'REDO']);

/** The fields are those of boardgame.io's `update`: the action, the state's number, the match and the player. */
function isOwnMove([, action, , , playerID]: Packet): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const { type, payload } = action as { readonly type?: unknown; readonly payload?: unknown };
  if (!sent.has(type as string) || typeof payload !== 'object' || payload === null) return false;
  const { playerID: by } = payload as { readonly playerID?: unknown };
  return typeof by === 'string' && by === playerID;
}

/**
 * Lets players send only moves and undo in their own name. boardgame.io 0.50 checks the credentials of one player and
 * acts for the one that the action names; it also accepts events, patches and whole states from clients.
 *
 * @param server - the result of boardgame.io's `Server`, before it runs
 * @throws InvalidArgumentError for a server without boardgame.io's sockets, and for invalid games
 */
export function onlyOwnMoves(server: SocketServer, games: readonly { readonly name?: string }[]): void {
  const { _io: io } = (server?.app ?? {}) as {
    readonly _io?: { of(name: string): { use(on: (socket: GuardedSocket, next: () => void) => void): void } };
  };
  demand(io !== undefined, 'The server has no sockets: pass what Server({ games }) gave.');
  requireGames(games);
  for (const { name = 'default' } of games)
    io.of(name).use((socket, next) => {
      socket.use((packet, pass) => {
        if (packet[0] !== 'update' || isOwnMove(packet)) pass();
      });
      next();
    });
}
