import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { entries, specifier } from '../../scripts/entries.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

export default defineConfig({
  resolve: {
    // Inside the repository the package's name means its sources, as in tsconfig.json: nothing has to be built first.
    alias: entries.map(({ name, file }) => ({
      find: new RegExp(`^${specifier(name)}$`),
      replacement: `${src}${file}.ts`,
    })),
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/compiled.ts'],
    // Servers are started as processes of their own: no test measures time, and a busy machine must not fail one.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // No file leaves anything behind for the next: the engine is read once for each core, not for each file.
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
  },
});
