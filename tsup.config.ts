import { defineConfig } from 'tsup';

const entries = [
  'index',
  'kernel/index',
  'hex/index',
  'register/index',
  'second-edition/index',
  'scenario/index',
  'bots/index',
];

export default defineConfig({
  entry: Object.fromEntries(entries.map((name) => [name, `src/${name}.ts`])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: false,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
