import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const entries = [
  'index',
  'kernel/index',
  'hex/index',
  'register/index',
  'second-edition/index',
  'second-edition/rules',
  'scenario/index',
  'conformance/index',
  'bots/index',
];

/** The register goes in as one line that is parsed, not as code: it is smaller so, and read faster. */
const jsonAsText: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'json-as-text',
  setup(build) {
    build.onLoad({ filter: /\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`, loader: 'js' };
    });
  },
};

export default defineConfig([
  {
    entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    sourcemap: true,
    esbuildPlugins: [jsonAsText],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  // The command runs in Node only and is nobody's import. It uses the entries beside it, and brings its own reader of command lines:
  // who imports the engine installs none.
  {
    entry: { 'cli/main': 'src/cli/main.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    external: [/^\.\.\/[\w-]+\/index\.js$/],
    noExternal: ['commander'],
    // What is bundled asks for Node's own modules with `require`.
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  },
]);
