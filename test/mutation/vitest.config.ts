import { defineConfig } from 'vitest/config';
import { type GroupName, groups } from './groups.js';

// The tests that are held against the mutants of one part of the code, which scripts/mutate.ts names.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    // The files of one run share their modules, which are loaded anew for each mutant.
    isolate: false,
    include: [...groups[process.env.MUTATED as GroupName].tests],
    setupFiles: ['test/seed.ts'],
  },
});
