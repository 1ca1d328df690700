import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/* The real thing: a server in a process of its own, on a free port. */

const root = fileURLToPath(new URL('..', import.meta.url));

/** A server that runs. */
export interface Running {
  readonly url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as its owner would. */
  stop(): Promise<void>;
}

/** Limits and pauses as tests need them: bots do not wait, and nobody is kept from opening tables. */
const quick = {
  BOT_PAUSE: '0',
  OPENS_A_MINUTE: '10000',
  REQUESTS_A_MINUTE: '10000',
  MESSAGES_OF_SOCKET: '100000',
  MESSAGES_OF_ADDRESS: '100000',
  BOARD_FOLDER: '/nowhere',
};

/** Starts a server; with nothing else said it keeps its tables in memory. */
export async function start(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...inherited,
      TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
      PORT: '0',
      DATA_FOLDER: 'memory://',
      ...quick,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** The address that the server prints; what else it says is told if it fails. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  server.stderr?.on('data', (text) => {
    said += text;
  });
  if (server.stdout)
    for await (const line of createInterface({ input: server.stdout })) {
      said += `${line}\n`;
      const [, address] = /^Open (http\S+)\/$/.exec(line) ?? [];
      if (address !== undefined) return address;
    }
  throw new Error(`The server did not start:\n${said}`);
}
