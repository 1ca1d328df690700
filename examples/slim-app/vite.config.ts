import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { entries, specifier } from '../../scripts/entries.js';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Preact has the functions of React in a sixth of its weight. With PREACT=1 the same text runs on it. */
const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

/** `--mode third-edition` takes the imports and options of that edition: the condition of `#edition` in package.json. */
export default defineConfig(({ mode }) => ({
  resolve: {
    conditions: [...(mode === 'third-edition' ? ['third-edition'] : []), ...defaultClientConditions],
    alias: [
      ...(process.env.PREACT ? preact : []),
      // Inside the repository the package's name means its sources: nothing has to be built first.
      ...entries.map(({ name, file }) => ({
        find: new RegExp(`^${specifier(name)}$`),
        replacement: `${src}${file}.ts`,
      })),
    ],
  },
  // One file of code: there is nothing to preload.
  build: { target: 'es2023', chunkSizeWarningLimit: 2000, modulePreload: { polyfill: false } },
}));
