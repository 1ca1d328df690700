import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/* The board as people get it, for whatever serves it: its tests, those of the server, the site and the benchmark. */

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the board into a folder. It runs in a process of its own: in that of a test runner React would be built for its developers, and be four times
 * slower.
 */
export async function buildBoard(
  outDir: string,
  options: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const all = ['vite', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error', ...options];
  await promisify(execFile)('npx', all, { cwd: root, env });
}
