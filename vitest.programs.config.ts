import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

/*
 * What starts programs, and what takes long: the command in processes and terminals of its own, the programs and the modules in `examples`, the
 * client for Python; every card of every module in every way it can act. `npm run test:programs`. The board and the server have suites of their own.
 */

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['test/programs/**/*.test.ts', 'test/**/content-alive.test.ts', 'examples/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'examples/board/**', 'examples/server/**'],
  },
});
