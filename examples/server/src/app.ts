import { existsSync } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import statics from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { Connection, longestMessage } from './net/connection.js';
import { addRoutes } from './net/http.js';
import { Bucket, Guests } from './net/limits.js';
import type { Settings } from './settings.js';
import { openDatabase } from './store/database.js';
import { House } from './tables/house.js';

/** Milliseconds between two questions whether a client is still there. */
const heartbeat = 30_000;

/** The whole server, ready to listen. */
export async function createApp(settings: Settings): Promise<{ app: FastifyInstance; database: string }> {
  const { DATABASE_URL: url, DATA_FOLDER: folder } = settings;
  const database = await openDatabase({ folder, ...(url === undefined ? {} : { url }) });
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: longestMessage,
    trustProxy: settings.TRUST_PROXY,
  });
  const house = await House.open(
    database,
    {
      pause: settings.BOT_PAUSE,
      takeOver: settings.TAKE_OVER,
      mostTables: settings.MOST_TABLES,
      idle: settings.IDLE,
      keepDays: settings.KEEP_DAYS,
    },
    (error) => app.log.error(error),
  );
  app.addHook('onClose', async () => {
    await house.close();
    await database.close();
  });

  await app.register(rateLimit, { max: settings.REQUESTS_A_MINUTE, timeWindow: '1 minute' });
  // Beyond this a message is not even received; a shorter one that is too long is answered first.
  await app.register(websocket, { options: { maxPayload: longestMessage * 4 } });
  addRoutes(app, house, settings.OPENS_A_MINUTE);
  addSocket(app, house, settings);
  if (existsSync(settings.BOARD_FOLDER)) await app.register(statics, { root: settings.BOARD_FOLDER });
  return { app, database: database.name };
}

function addSocket(app: FastifyInstance, house: House, settings: Settings): void {
  const guests = new Guests({
    messagesOfAddress: settings.MESSAGES_OF_ADDRESS,
    socketsOfAddress: settings.SOCKETS_OF_ADDRESS,
  });
  app.get('/socket', { websocket: true }, (socket, { ip }) => {
    const shared = guests.enter(ip);
    if (shared === null) {
      const message = 'This address has too many connections open.';
      socket.send(JSON.stringify({ type: 'error', code: 'too-many-sockets', message }));
      return socket.close(1008, 'too-many-sockets');
    }
    new Connection(socket, house, [new Bucket(settings.MESSAGES_OF_SOCKET), shared], (error) =>
      app.log.error(error),
    );
    // Whoever does not answer until the next beat is gone, though nobody said so.
    let isThere = true;
    socket.on('pong', () => {
      isThere = true;
    });
    const beating = setInterval(() => {
      if (!isThere) return socket.terminate();
      isThere = false;
      socket.ping();
    }, heartbeat);
    socket.on('close', () => {
      clearInterval(beating);
      guests.leave(ip);
    });
  });
}
