import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* A real Redis for a test, in a process of its own. */

/** Whether there is a Redis to test with. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
/** What could not be tried, where there is none. */
export const missing =
  'There is no Redis here: games in a queue were not tried. Debian has it as `redis-server`.';

export interface RedisServer {
  readonly address: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts a Redis that keeps nothing, with a password. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--requirepass', 'secret', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    if (said.includes('Ready to accept connections')) break;
  }
  return {
    address: `redis://:secret@127.0.0.1:${port}`,
    async stop() {
      if (server.exitCode === null) {
        server.kill();
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
