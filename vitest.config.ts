import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('src/', import.meta.url));

export default defineConfig({
  resolve: {
    // Examples import the package by its name; inside the repository that is its sources, as in tsconfig.json.
    alias: [
      { find: /^runebound-engine$/, replacement: `${src}index.ts` },
      { find: /^runebound-engine\/second-edition\/rules$/, replacement: `${src}second-edition/rules.ts` },
      { find: /^runebound-engine\/([\w-]+)$/, replacement: `${src}$1/index.ts` },
    ],
  },
  test: {
    // No test measures time; a busy machine must not fail one.
    testTimeout: 120_000,
    include: ['test/**/*.test.ts', 'examples/**/*.test.ts'],
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
