import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { entries, specifier } from './scripts/entries.js';
import { native } from './test/native.js';

const src = fileURLToPath(new URL('src/', import.meta.url));

// What is covered is told of the sources, and whoever watches wants the tests of what has changed in them.
const once = process.argv.includes('run') && !process.argv.some((option) => option.startsWith('--coverage'));

export default defineConfig({
  // A worker is started with a file that Node reads: it is compiled, and so is what starts it.
  plugins: [once ? native() : native(['src/threads/'])],
  resolve: {
    // Examples import the package by its name; inside the repository that is its sources, as in tsconfig.json.
    alias: [
      ...entries.map(({ name, file }) => ({
        find: new RegExp(`^${specifier(name)}$`),
        replacement: `${src}${file}.ts`,
      })),
      {
        find: 'runebound-engine/vocabulary.json',
        replacement: fileURLToPath(new URL('./conformance/content/vocabulary.json', import.meta.url)),
      },
    ],
  },
  test: {
    // No test measures time; a busy machine must not fail one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // No file leaves anything behind for the next: the engine is read once for each core, not for each file.
    isolate: false,
    server: { deps: { external: [/\/test\/\.modules\//] } },
    maxWorkers: '100%',
    globalSetup: ['test/compiled.ts'],
    setupFiles: ['test/colors.ts', 'test/seed.ts', 'test/cases.ts'],
    // A test whose loop is empty, or whose callback is never called, fails.
    expect: { requireAssertions: true },
    include: ['test/**/*.test.ts'],
    // Those have suites of their own: `npm run test:programs`, `npm test -w examples/board`.
    exclude: ['**/node_modules/**', 'test/programs/**', 'test/**/content-alive.test.ts'],
    coverage: { provider: 'v8', include: ['{src,tools}/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
