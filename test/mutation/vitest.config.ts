import { defineConfig } from 'vitest/config';
import { type Group, type GroupName, groups } from './groups.js';

const group: Group = groups[process.env.MUTATED as GroupName];

// The tests that are held against the mutants of one part of the code, which scripts/mutate.ts names.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    // The files of one run share their modules, which are loaded anew for each mutant.
    isolate: false,
    include: [...(process.env.MUTATED_BY === 'first' ? (group.first ?? []) : group.tests)],
    // Half a minute for each mutant: games made for each card.
    exclude: ['**/node_modules/**', 'test/**/content-alive.test.ts'],
    setupFiles: ['test/seed.ts'],
  },
});
