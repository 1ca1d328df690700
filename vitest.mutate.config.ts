import { defineConfig } from 'vitest/config';

// The tests that mutation testing runs: those of rules, of the kernel and of their vectors. Random games are few here, and always
// the same: the seed would otherwise change from one mutant to the next.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      'test/kernel/**/*.test.ts',
      'test/second-edition/base/**/*.test.ts',
      'test/second-edition/abilities/**/*.test.ts',
      'test/second-edition/worked-examples.test.ts',
      'test/conformance/**/*.test.ts',
      'test/properties/**/*.test.ts',
    ],
    setupFiles: ['test/mutation-setup.ts'],
    env: { RANDOM_GAMES: '3' },
  },
});
