import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';

/* The app as people get it, for its test, its weight and the benchmark. */

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = join(root, 'vite.config.ts');
const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

export type Edition = 'second-edition' | 'third-edition';

/** Builds the app of an edition, on React or on Preact, and gives the bytes of gzip of all its files. */
export async function buildApp(mode: Edition, outDir: string, onPreact = false): Promise<number> {
  // A process of its own: a test runner has a word of its own for the environment, and what is built for it is another thing.
  const env = { ...process.env, NODE_ENV: 'production', PREACT: onPreact ? '1' : '' };
  const options = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...options], { cwd: root, env });
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files
    .map(({ parentPath, name }) => gzipSync(readFileSync(join(parentPath, name)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

/** Serves what was built there on a free port, until it is closed. */
export async function serveApp(outDir: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await preview({
    root,
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** The most that the app may weigh, in kB of gzip. */
export const limits: Readonly<Record<Edition, number>> = { 'second-edition': 191, 'third-edition': 220 };
