import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { entries, specifier } from '../../scripts/entries.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Files of fewer bytes are not worth a second one. */
const worthIt = 1024;

/** Puts each file beside itself compressed, once, so that a server needs only to choose. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      const file = join(dir, name);
      const plain = await readFile(file);
      if (!/\.(js|css|html|svg|json|wasm)$/.test(name) || plain.length < worthIt) continue;
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }));
    }
  },
});

const workerUrl = 'virtual:worker-url';

/** Builds the worker as a chunk beside the page: what both need, which is the engine, is loaded once. */
function sharedWorker(): Plugin {
  let isBuilt = false;
  let reference = '';
  return {
    name: 'shared-worker',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    buildStart() {
      if (!isBuilt) return;
      const id = fileURLToPath(new URL('src/table/worker.ts', import.meta.url));
      reference = this.emitFile({ type: 'chunk', id, name: 'worker' });
    },
    resolveId: (id) => (id === workerUrl ? `\0${workerUrl}` : undefined),
    load(id) {
      if (id !== `\0${workerUrl}`) return undefined;
      return isBuilt
        ? `export default import.meta.ROLLUP_FILE_URL_${reference};`
        : "export default '/src/table/worker.ts?worker_file&type=module';";
    },
  };
}

/** What makes the board an app that can be installed, and that works without a network once it was loaded. */
const offline = VitePWA({
  registerType: 'autoUpdate',
  injectRegister: 'script-defer',
  manifest: {
    name: 'Runebound',
    short_name: 'Runebound',
    description: 'A table for the board game Runebound, on an unofficial rules engine.',
    display: 'standalone',
    background_color: '#1d1712',
    theme_color: '#1d1712',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg}'],
    maximumFileSizeToCacheInBytes: 8_000_000,
    // These are a server's, where the board came from one.
    navigateFallbackDenylist: [/\/(tables|health|socket)\b/],
  },
});

export default defineConfig({
  plugins: [
    react(),
    sharedWorker(),
    offline,
    ...(process.env.BOARD_COMPRESSED === 'no' ? [] : [compressed()]),
  ],
  resolve: {
    // Inside the repository the package's name means its sources, as in tsconfig.json: nothing has to be built first.
    alias: entries.map(({ name, file }) => ({
      find: new RegExp(`^${specifier(name)}$`),
      replacement: `${src}${file}.ts`,
    })),
  },
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/built.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
