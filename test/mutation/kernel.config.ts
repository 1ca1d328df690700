import { defineConfig } from 'vitest/config';

// The kernel, held against its own tests: the tiny games of test/kernel.
export default defineConfig({
  test: { testTimeout: 60_000, include: ['test/kernel/**/*.test.ts'], setupFiles: ['test/mutation/seed.ts'] },
});
