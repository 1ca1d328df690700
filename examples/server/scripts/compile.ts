import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { entries, specifier } from '../../../scripts/entries.js';

/*
 * The server as Node reads it at once, with the engine beside it: what the tests start, and what a container has. Started from its sources, a
 * process would spend seconds on compiling them.
 *
 *   tsx scripts/compile.ts <folder>
 */

const server = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
} as const;

/** The engine as a package beside the server, in as few files as it takes. */
async function compileEngine(folder: string): Promise<void> {
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
async function compileServer(folder: string): Promise<void> {
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

/** What is written anew. Whatever else is in the folder stays: tables may be kept there. */
const written = ['src', 'migrations', 'node_modules/runebound-engine'];

/** Compiles the server into a folder; the program is `src/main.js` there. */
export async function compile(folder: string): Promise<void> {
  for (const name of written) rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(server, 'migrations'), join(folder, 'migrations'), { recursive: true });
  await Promise.all([compileEngine(folder), compileServer(folder)]);
}

const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error('Name the folder: tsx scripts/compile.ts <folder>');
  await compile(resolve(folder));
}
