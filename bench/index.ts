/**
 * `npm run bench` (with `-- --json` for a machine): speed of this engine beside boardgame.io, in one run of under a minute.
 * It measures code as it is shipped: bundled without helpers and run by plain Node. Under tsx every inner function is
 * given its name anew each time it is made, which alone costs a third of the speed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

const entry = fileURLToPath(import.meta.resolve('./measure.ts'));
const outDir = fileURLToPath(new URL('../node_modules/.cache/runebound-bench', import.meta.url));

await build({
  config: false,
  entry: [entry],
  outDir,
  format: ['cjs'],
  target: 'es2022',
  platform: 'node',
  silent: true,
  // boardgame.io's package files suit bundlers only, and it brings an Immer of its own.
  noExternal: [/./],
});
const { status } = spawnSync(process.execPath, [`${outDir}/measure.cjs`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
rmSync(outDir, { recursive: true, force: true });
process.exitCode = status ?? 1;
