import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, inHouse } from './scripts/entries.js';
import { remarksOn } from './scripts/register-parts.js';
import { packed } from './src/register/packed.js';

const files = entries.map(({ file }) => file);
const sources = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/**
 * The files of the register are read in two places, for the words of rules and for what is remarked on them: each gets what it reads, so that
 * no word stands in the package twice and an app that quotes rules carries no remarks.
 *
 * JSON goes in as one line that is parsed, not as code: it is smaller so, and read faster.
 */
const jsonAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'json-as-text',
  setup(build) {
    build.onResolve({ filter: /\/rules\/[\w-]+\.json$/ }, ({ path, resolveDir, importer }) => ({
      path: resolve(resolveDir, path),
      suffix: importer.endsWith('remarks.ts') ? '?remarks' : '?words',
    }));
    build.onLoad({ filter: /\.json$/ }, ({ path, suffix }) => {
      const whole = JSON.parse(readFileSync(path, 'utf8'));
      const read = { '?words': packed, '?remarks': remarksOn }[suffix] ?? ((value: unknown) => value);
      const text = JSON.stringify(read(whole));
      const value = `/* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`;
      const contents =
        suffix === '?words'
          ? `import { unpacked } from ${JSON.stringify(resolve('src/register/packed.ts'))};\nexport default /* @__PURE__ */ unpacked(${value})`
          : `export default ${value}`;
      return { contents, loader: 'js', resolveDir: dirname(path) };
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
