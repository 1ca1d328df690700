import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildBoard } from '../scripts/build.js';
import { hasChromium } from './chromium.js';

/* The application as people get it, built and served on a free port: once, for all tests. */

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the board is served; empty where there is no browser to test in. */
    readonly url: string;
  }
}

/** Builds the board and serves it, until it is closed. */
export async function serveBuilt(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'runebound-board-'));
  const configFile = join(root, 'vite.config.ts');
  await buildBoard(outDir);
  const server = await preview({
    root,
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** Called once, before all tests. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasChromium) {
    provide('url', '');
    return undefined;
  }
  const { url, close } = await serveBuilt();
  provide('url', url);
  return close;
}
