import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, inHouse } from './scripts/entries.js';

const files = entries.map(({ file }) => file);
const sources = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/** JSON goes in as one line that is parsed, not as code: it is smaller so, and read faster. */
const jsonAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'json-as-text',
  setup(build) {
    build.onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`, loader: 'js' };
    });
  },
};

/**
 * What the command imports of the house is built beside it, and stays there: found from wherever in `src/cli` it is imported, and never brought a
 * second time. Anything but what is built by itself is refused.
 */
const besideTheCommand: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'beside-the-command',
  setup(build) {
    const built = new Set([...files, ...inHouse]);
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
      if (relative('src/cli', importer).startsWith('..')) return undefined;
      const file = relative('src', resolve(resolveDir, path)).replaceAll('\\', '/').replace(/\.js$/, '');
      if (file.startsWith('cli/')) return undefined;
      if (built.has(file)) return { path: `../${file}.js`, external: true };
      return { errors: [{ text: `The command may import what is built beside it, which ${file} is not.` }] };
    });
  },
};

export default defineConfig([
  {
    entry: sources([...files, ...inHouse]),
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    esbuildPlugins: [jsonAsText],
    // What formats messages is there for ES modules only, and goes in, so that `require` finds it on every Node.
    noExternal: ['intl-messageformat', /^@formatjs\//],
  },
  // The command runs in Node only and is nobody's import. It uses the entries beside it, and brings its own reader of command lines
  // and what it draws on terminals with: who imports the engine installs none.
  {
    entry: { 'cli/main': 'src/cli/main.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    minify: true,
    esbuildPlugins: [besideTheCommand],
    noExternal: ['commander', '@clack/core', 'ansis'],
    // What is bundled asks for Node's own modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  },
]);
