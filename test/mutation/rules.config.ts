import { defineConfig } from 'vitest/config';

// The rules, held against the published vectors alone: how strongly those pin them down.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['test/conformance/vectors.test.ts'],
    setupFiles: ['test/mutation/seed.ts'],
  },
});
