import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, inHouse, ofTools } from './scripts/entries.js';
import { parsed, partReadBy, type RegisterPart, registerCode } from './scripts/register-bundled.js';

/** Every file that is built by itself, by its name in `dist`, where `src` and `tools` stand side by side. */
const sources: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...entries.map(({ file }) => file), ...inHouse].map((name) => [name, `src/${name}.ts`]),
  ...ofTools.map((name) => [name, `tools/${name}.ts`]),
]);

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
 * What the command imports of the house is built beside it, and stays there: found from each folder of `tools/cli`, and never brought a
 * second time. Anything but what is built by itself is refused.
 */
const besideTheCommand: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'beside-the-command',
  setup(build) {
    const built = new Map(Object.entries(sources).map(([name, file]) => [resolve(file), name]));
    const isElsewhere = (file: string) => relative('tools/cli', file).startsWith('..');
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, importer }) => {
      const file = resolve(resolveDir, path).replace(/\.js$/, '.ts');
      if (isElsewhere(importer) || !isElsewhere(file)) return undefined;
      const name = built.get(file);
      if (name !== undefined) return { path: `../${name}.js`, external: true };
      return { errors: [{ text: `The command may import what is built beside it, which ${file} is not.` }] };
    });
  },
};

export default defineConfig([
  {
    entry: sources,
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
    entry: { 'cli/main': 'tools/cli/main.ts' },
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
