import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/* What can be set, from the environment. Everything has a value that fits a table among friends. */

const number = (standard: number) => z.coerce.number().int().nonnegative().default(standard);

const shape = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: number(8787),
  /** A PostgreSQL; without one the tables are kept in a folder. */
  DATABASE_URL: z.string().optional(),
  DATA_FOLDER: z.string().default(fileURLToPath(new URL('../data', import.meta.url))),
  /** The built board. */
  BOARD_FOLDER: z.string().default(fileURLToPath(new URL('../../board/dist', import.meta.url))),
  /** Set behind a proxy that names the address of the client. */
  TRUST_PROXY: z.stringbool().default(false),
  MOST_TABLES: number(2000),
  /** Tables that one address may open in a minute. */
  OPENS_A_MINUTE: number(20),
  /** Plain requests of one address in a minute, sockets that are opened among them. */
  REQUESTS_A_MINUTE: number(600),
  /** Messages a second: of one socket, and of all sockets of one address. */
  MESSAGES_OF_SOCKET: number(20),
  MESSAGES_OF_ADDRESS: number(100),
  SOCKETS_OF_ADDRESS: number(64),
  /** Milliseconds between two actions of bots. */
  BOT_PAUSE: number(400),
  /** Milliseconds after which another server plays the bots of a table. */
  TAKE_OVER: number(1500),
  /** Milliseconds after which a table that nobody watches is put away. */
  IDLE: number(600_000),
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
