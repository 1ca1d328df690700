import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { citedInPlay } from './scripts/cited-in-play.js';
import { entries, inHouse } from './scripts/entries.js';
import { remarksOn } from './scripts/register-parts.js';
import type { Wording } from './src/register/citing.js';
import { packed, packedRest, without } from './src/register/packed.js';

const files = entries.map(({ file }) => file);
const sources = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

/**
 * The files of the register are read in three places: for the words of rules, for those of them that rulings can cite, and for what is remarked on
 * them. Each gets what it reads, so that no word stands in the package twice, a game carries no more words than it quotes, and an app that quotes
 * rules carries no remarks.
 *
 * JSON goes in as one line that is parsed, not as code: it is smaller so, and read faster.
 */
const jsonAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'json-as-text',
  setup(build) {
    const cited = citedInPlay();
    const unpacking = JSON.stringify(resolve('src/register/packed.ts'));
    const parsed = (value: unknown) => `/* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
    const parts: Readonly<Record<string, (path: string, whole: Wording) => string>> = {
      '?remarks': (_, whole) => `export default ${parsed(remarksOn(whole))}`,
      '?in-play': (_, whole) =>
        `import { unpacked } from ${unpacking};
         export default /* @__PURE__ */ unpacked(${parsed(packed(without(whole, cited)))})`,
      '?words': (path, whole) =>
        `import { withRest } from ${unpacking};
         import inPlay from ${JSON.stringify(`${path}?in-play`)};
         export default /* @__PURE__ */ withRest(inPlay, ${parsed(packedRest(whole, cited))})`,
    };
    build.onResolve({ filter: /\/rules\/[\w-]+\.json(\?in-play)?$/ }, ({ path, resolveDir, importer }) => {
      const [file = path, suffix] = path.split(/(?=\?)/);
      const read = importer.endsWith('remarks.ts')
        ? '?remarks'
        : importer.endsWith('in-play.ts')
          ? '?in-play'
          : '?words';
      return { path: resolve(resolveDir, file), suffix: suffix ?? read };
    });
    build.onLoad({ filter: /\.json$/ }, ({ path, suffix }) => {
      const whole = JSON.parse(readFileSync(path, 'utf8'));
      const part = parts[suffix];
      const contents = part ? part(path, whole) : `export default ${parsed(whole)}`;
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
    // What formats messages is there for ES modules only, and goes in, so that `require` finds it on every Node.
    noExternal: ['intl-messageformat', /^@formatjs\//],
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
