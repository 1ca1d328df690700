import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { addAssets, everyFile } from './net/assets.js';
import { Connection, longestMessage, socketOptions } from './net/connection.js';
import { healthOf } from './net/health.js';
import { addRoutes } from './net/http.js';
import { Bucket, Guests, guestOf } from './net/limits.js';
import { calmly, logging } from './net/log.js';
import { addSafety } from './net/safety.js';
import type { Settings } from './settings.js';
import { openDatabase } from './store/database.js';
import { House } from './tables/house.js';

/** Milliseconds in which a whole request has to be here. */
const slowest = 20_000;

/** The whole server, ready to listen. */
export async function createApp(settings: Settings): Promise<{ app: FastifyInstance; database: string }> {
  const { DATABASE_URL: url, DATA_FOLDER: folder } = settings;
  const database = await openDatabase({ folder, ...(url === undefined ? {} : { url }) });
  const app = fastify({
    logger: logging,
    bodyLimit: longestMessage,
    requestTimeout: slowest,
    // Anybody can write the header that names an address: it is believed from these proxies only.
    ...(settings.TRUST_PROXY.length > 0 ? { trustProxy: [...settings.TRUST_PROXY] } : {}),
  });
  const log = calmly((error) => app.log.error(error));
  const house = await House.open(
    database,
    {
      pause: settings.BOT_PAUSE,
      thinking: settings.BOT_THINKING,
      takeOver: settings.TAKE_OVER,
      mostTables: settings.MOST_TABLES,
      tablesOfAddress: settings.TABLES_OF_ADDRESS,
      idle: settings.IDLE,
      keep: {
        opened: settings.KEEP_OPENED_MINUTES * 60_000,
        satAt: settings.KEEP_SAT_AT_HOURS * 3_600_000,
        played: settings.KEEP_DAYS * 86_400_000,
      },
    },
    log,
  );
  app.addHook('onClose', async () => {
    await house.close();
    await database.close();
  });

  addSafety(app, settings.ORIGINS);
  await app.register(rateLimit, {
    max: settings.REQUESTS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => guestOf(ip),
    // A page is a hundred files, and the members of a club have one address: a file that lies there costs next to nothing.
    allowList: ({ routeOptions }) => routeOptions.url === everyFile,
  });
  await app.register(websocket, { options: socketOptions });
  addRoutes(
    app,
    house,
    healthOf(() => database.sql.execute('select 1')),
    settings.OPENS_A_MINUTE,
  );
  addSocket(app, house, settings, log);
  await addAssets(app, settings.BOARD_FOLDER);
  return { app, database: database.name };
}

function addSocket(
  app: FastifyInstance,
  house: House,
  settings: Settings,
  log: (error: unknown) => void,
): void {
  const guests = new Guests({
    messagesOfAddress: settings.MESSAGES_OF_ADDRESS,
    socketsOfAddress: settings.SOCKETS_OF_ADDRESS,
    mostSockets: settings.MOST_SOCKETS,
  });
  app.get('/socket', { websocket: true }, (socket, { ip }) => {
    const guest = guestOf(ip);
    const shared = guests.enter(guest);
    if (shared === null) {
      const message = 'Too many connections are open, of this address or in all.';
      socket.send(JSON.stringify({ type: 'error', code: 'too-many-sockets', message }));
      return socket.close(1008, 'too-many-sockets');
    }
    socket.on('close', () => guests.leave(guest));
    new Connection(socket, house, [new Bucket(settings.MESSAGES_OF_SOCKET), shared], log);
  });
}
