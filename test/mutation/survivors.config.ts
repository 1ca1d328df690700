import { defineConfig } from 'vitest/config';

// What the vectors let live, held against the tests of the chapters.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      'test/second-edition/base/**/*.test.ts',
      'test/second-edition/abilities/**/*.test.ts',
      'test/second-edition/worked-examples.test.ts',
    ],
    setupFiles: ['test/mutation/seed.ts'],
  },
});
