import type { KnipConfig } from 'knip';
import { entries, inHouse, ofTools } from './scripts/entries.js';

/*
 * What `npm run unused` looks at: from where code is reached. Scripts are reached by their names in package.json, so one without a name is an unused
 * file. Each exception says why it is one.
 */

const config: KnipConfig = {
  // A type that what is exported speaks of may be imported by its name, whether anybody does so today or not.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // These types are there for the type checker: it refuses them if two forms of the same thing part.
    'src/*/content/schema{,-abilities}.ts': ['nsTypes', 'types'],
    'src/*/saves/problems.ts': ['types'],
    // One function with two names, so that a line says whether a hook answers or acts: the page of hooks reads them.
    'src/*/base/vocabulary.ts': ['duplicates'],
  },
  ignoreBinaries: [
    // Programs of the machine, which tests ask for and say so where they are missing.
    'apt-get',
    'mkfifo',
    'redis-server',
  ],
  ignoreDependencies: [
    // The runner loads it by its name in the settings that scripts/mutate.ts writes.
    '@stryker-mutator/vitest-runner',
    // `npx attw`, `npx publint` in .ci/run, which has no ending by which it would be read.
    '@arethetypeswrong/cli',
    'publint',
    // The schema of .changeset/config.json, for editors; @changesets/cli brings it.
    '@changesets/config',
  ],
  workspaces: {
    '.': {
      entry: [
        ...[...entries.map(({ file }) => file), ...inHouse].map((file) => `src/${file}.ts`),
        ...ofTools.map((file) => `tools/${file}.ts`),
        // Read as text by `npm run generate -- functions`, which writes the public functions from it.
        'src/kernel/queries.ts',
        'examples/*.{ts,tsx}',
        'examples/frameworks/**/*.{ts,tsx}',
        // It compiles the example for Svelte.
        'test/package/environments.mjs',
        'examples/house-rules/*.ts',
        'examples/pilgrims-road/**/*.ts',
        'examples/ember-watch/**/*.ts',
        // It is run by hand, with what it says in its head.
        'scripts/fuzz-saves/chunks.ts',
        'test/mutation/*.ts',
      ],
      project: ['{src,tools,test,examples,bench,scripts}/**/*.{ts,tsx}'],
    },
    'examples/board': {
      ignoreDependencies: [
        // Its file is read whole, and put into the page that is judged.
        'axe-core',
      ],
    },
    'examples/server': {},
    'examples/slim-app': {
      // `#edition` of package.json is one of them; the second is it by a condition.
      entry: ['src/{second,third}-edition.ts', 'test/*.test.ts'],
      ignoreDependencies: [
        // It stands in for React by its name in vite.config.ts.
        'preact',
      ],
    },
    site: {},
  },
};

export default config;
