import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // No test measures time; a busy machine must not fail one.
    testTimeout: 120_000,
    include: ['test/**/*.test.ts'],
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
