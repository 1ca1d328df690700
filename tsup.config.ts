import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, inHouse } from './scripts/entries.js';
import { parsed, partReadBy, type RegisterPart, registerCode } from './scripts/register-bundled.js';

const files = entries.map(({ file }) => file);
const sources = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/** Gives each file the part of the register that it reads, and all other JSON as text. */
const jsonAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'json-as-text',
  setup(build) {
    const code = registerCode();
    build.onResolve({ filter: /\/rules\/[\w-]+\.json(\?in-play)?$/ }, ({ path, resolveDir, importer }) => {
      const [file = path, suffix] = path.split(/(?=\?)/);
      return { path: resolve(resolveDir, file), suffix: suffix ?? `?${partReadBy(importer)}` };
    });
    build.onLoad({ filter: /\.json$/ }, ({ path, suffix }) => {
      const whole = JSON.parse(readFileSync(path, 'utf8'));
      const contents =
        suffix === ''
          ? `export default ${parsed(whole)}`
          : code(suffix.slice(1) as RegisterPart, whole, `${path}?in-play`);
      return { contents, loader: 'js', resolveDir: dirname(path) };
    });
  },
};

/**
 * What the command imports of the house is built beside it, and stays there: found from each folder of `src/tools/cli`, and never brought a
 * second time. Anything but what is built by itself is refused.
 */
const besideTheCommand: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'beside-the-command',
  setup(build) {
    const built = new Set([...files, ...inHouse]);
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
      if (relative('src/tools/cli', importer).startsWith('..')) return undefined;
      const file = relative('src', resolve(resolveDir, path)).replaceAll('\\', '/').replace(/\.js$/, '');
      if (file.startsWith('tools/cli/')) return undefined;
      if (built.has(file)) return { path: `../../${file}.js`, external: true };
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
  },
  // The command runs in Node only and is nobody's import. It uses the entries beside it, and brings its own reader of command lines
  // and what it draws on terminals with: who imports the engine installs none.
  {
    entry: { 'tools/cli/main': 'src/tools/cli/main.ts' },
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
