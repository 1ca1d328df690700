import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { program } from './compiled.js';

/* The real thing: a server in a process of its own, on a free port. */

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A server that runs. */
export interface Running {
  readonly url: string;
  /** All that it has printed. */
  said(): string;
  /** Megabytes that it holds; `null` where the system does not tell. */
  memory(): number | null;
  /** Whether it has ended, and when it does. */
  hasEnded(): boolean;
  readonly ended: Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as its owner would. */
  stop(): Promise<void>;
}

/** Limits and pauses as tests need them: bots do not wait, and nobody is kept from opening tables. */
const quick = {
  BOT_PAUSE: '0',
  OPENS_A_MINUTE: '10000',
  TABLES_OF_ADDRESS: '10000',
  REQUESTS_A_MINUTE: '10000',
  MESSAGES_OF_SOCKET: '100000',
  MESSAGES_OF_ADDRESS: '100000',
  BOARD_FOLDER: '/nowhere',
};

/** Settings of a server whose tables have the same dice each time: where a test hangs on what they show. */
export const loadedDice = (seed: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${new URL('loaded-dice.js', import.meta.url)}`,
  LOADED_DICE: `${seed}`,
});

/** Starts a server; with nothing else said it keeps its tables in memory. */
export async function start(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...inherited,
      PORT: '0',
      DATA_FOLDER: 'memory://',
      ...quick,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const [, address] = /^Open (http\S+)\/$/m.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('close', () => reject(new Error(`The server did not start:\n${said}`)));
  });
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  const ended = once(server, 'exit').then(() => {});
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (hasEnded()) return;
    server.kill(signal);
    await ended;
  };
  return {
    url,
    said: () => said,
    hasEnded,
    ended,
    memory: () => memoryOf(server.pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function memoryOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
