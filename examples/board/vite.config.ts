import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
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

export default defineConfig({
  plugins: [react(), ...(process.env.BOARD_COMPRESSED === 'no' ? [] : [compressed()])],
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
