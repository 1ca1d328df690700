import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { entries, specifier } from '../../scripts/entries.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    // Inside the repository the package's name means its sources, as in tsconfig.json: nothing has to be built first.
    alias: entries.map(({ name, file }) => ({
      find: new RegExp(`^${specifier(name)}$`),
      replacement: `${src}${file}.ts`,
    })),
  },
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
