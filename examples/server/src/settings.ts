import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/* What can be set, from the environment. Everything has a value that fits a table among friends. */

const number = (standard: number) =>
  z.coerce.number('This is a whole number').int().nonnegative().default(standard);

/** Words with commas between them. */
const words = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((word) => word.trim() || []));

function isNetwork(word: string): boolean {
  const [address = '', length = '0'] = word.split('/');
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(word) || (isIP(address) > 0 && /^\d+$/.test(length))
  );
}

const shape = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: number(8787),
  /** A PostgreSQL; without one the tables are kept in a folder. */
  DATABASE_URL: z.string().optional(),
  DATA_FOLDER: z.string().default(fileURLToPath(new URL('../data', import.meta.url))),
  /** The built board. */
  BOARD_FOLDER: z.string().default(fileURLToPath(new URL('../../board/dist', import.meta.url))),
  /** The addresses of proxies that name the address of the client, as `127.0.0.1,10.0.0.0/8`: nobody else is believed. */
  TRUST_PROXY: words.refine(
    (all) => all.every(isNetwork),
    'These are addresses, networks as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them',
  ),
  /** Other servers whose pages may play here, as `https://example.org`. */
  ORIGINS: words,
  /** Games that go on at once, in all; and tables that one address has opened and that are still kept. */
  MOST_TABLES: number(2000),
  TABLES_OF_ADDRESS: number(100),
  /** Tables that one address may open in a minute. */
  OPENS_A_MINUTE: number(20),
  /** Plain requests of one address in a minute, sockets that are opened among them. Files of the board are not counted. */
  REQUESTS_A_MINUTE: number(600),
  /** Messages a second: of one socket, and of all sockets of one address. */
  MESSAGES_OF_SOCKET: number(20),
  MESSAGES_OF_ADDRESS: number(100),
  SOCKETS_OF_ADDRESS: number(64),
  MOST_SOCKETS: number(4000),
  /** Milliseconds between two actions of bots. */
  BOT_PAUSE: number(400),
  /** Milliseconds that a bot has to search for a choice, a minute at most: less where more than four search at once. */
  BOT_THINKING: number(700),
  /** Milliseconds after which another server plays the bots of a table. */
  TAKE_OVER: number(1500),
  /** Milliseconds after which a table that nobody watches is put away. */
  IDLE: number(600_000),
  /** How long a table is kept: after it was opened, after somebody sat down, and after a person acted. */
  KEEP_OPENED_MINUTES: number(120),
  KEEP_SAT_AT_HOURS: number(24),
  KEEP_DAYS: number(60),
});

export type Settings = z.infer<typeof shape>;

/**
 * Reads the settings.
 *
 * @throws Error naming everything that is wrong
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = shape.safeParse(environment);
  if (read.success) return read.data;
  throw new Error(`The server cannot start with these settings:\n${z.prettifyError(read.error)}`);
}
