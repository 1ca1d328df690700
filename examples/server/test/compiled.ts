import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { entries, specifier } from '../../../scripts/entries.js';

/*
 * The server as Node reads it at once, compiled before the first test. Started from its sources, each of its many processes would spend seconds on
 * compiling them and the engine.
 */

const folder = fileURLToPath(new URL('.compiled/', import.meta.url));
const server = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The program. */
export const program = join(folder, 'src/main.js');

const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
} as const;

/** The engine as a package beside the server, in as few files as it takes. */
async function compileEngine(): Promise<void> {
  const engine = join(folder, 'node_modules/runebound-engine');
  await build({
    ...common,
    absWorkingDir: root,
    entryPoints: entries.map(({ file }) => `src/${file}.ts`),
    outbase: 'src',
    outdir: engine,
    splitting: true,
    packages: 'external',
  });
  const exports = Object.fromEntries(
    entries.map(({ name, file }) => [specifier(name).replace('runebound-engine', '.'), `./${file}.js`]),
  );
  writeFileSync(join(engine, 'package.json'), JSON.stringify({ type: 'module', exports }));
}

/** The server, every file by itself: some of them look for their neighbours. */
async function compileServer(): Promise<void> {
  const files = readdirSync(join(server, 'src'), { recursive: true, encoding: 'utf8' });
  await build({
    ...common,
    absWorkingDir: server,
    entryPoints: files.filter((name) => name.endsWith('.ts')).map((name) => `src/${name}`),
    outbase: '.',
    outdir: folder,
    plugins: [
      {
        name: 'apart',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind }) =>
            kind === 'entry-point' ? undefined : { path, external: true },
          ),
      },
    ],
  });
}

/** Called once, before all tests. */
export default async function setup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(folder, '.cache');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(server, 'migrations'), join(folder, 'migrations'));
  await Promise.all([compileEngine(), compileServer()]);
}
