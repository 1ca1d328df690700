import { defineConfig } from 'vitest/config';

// The tests that mutation testing runs: those of rules, of the kernel, and the vectors. Random games and counted trees are left out:
// they meet everything at once and would take hours.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: [
      'test/kernel/**/*.test.ts',
      'test/second-edition/base/**/*.test.ts',
      'test/second-edition/abilities/**/*.test.ts',
      'test/second-edition/worked-examples.test.ts',
      'test/conformance/vectors.test.ts',
    ],
    setupFiles: ['test/mutation-setup.ts'],
  },
});
