import { defineConfig } from 'tsup';

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

export default defineConfig([
  {
    entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
    sourcemap: false,
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  // The command runs in Node only and is nobody's import.
  {
    entry: { 'cli/main': 'src/cli/main.ts' },
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    splitting: true,
  },
]);
