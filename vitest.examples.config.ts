import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/* The programs, the modules and the client for Python in `examples`: `npm run test:examples`. The board and the server have suites of their own. */

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/examples/**/*.test.ts', 'examples/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'examples/board/**', 'examples/server/**'],
  },
});
