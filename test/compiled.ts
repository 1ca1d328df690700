import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { TestProject } from 'vitest/node';

/*
 * Compiled once, before the first test: what every test would otherwise have compiled for it again.
 *
 * Tests that start the command, or an example, start it as Node reads it at once: compiled before the first test, in the layout of the
 * repository, so that each file finds its neighbours. Started from the sources, each of these processes would compile them anew.
 */

/** Where the compiled programs stand, each in as few files as it takes. */
const folder = fileURLToPath(new URL('.compiled/', import.meta.url));
/** Where the engine stands, file by file: tests import these, and Node reads them by itself. */
export const modules = fileURLToPath(new URL('.modules/', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** What the programs read beside themselves. */
const neighbours = ['package.json', 'conformance', 'examples/content'];

/** The compiled form of a program, as `tools/cli/main.ts` or `examples/demo.ts`: `node` runs it. */
export const compiled = (source: string): string => join(folder, source.replace(/\.ts$/, '.js'));

/** Compiles the engine, every file by itself. */
async function compileModules(): Promise<void> {
  const files = ['src', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  await build({
    absWorkingDir: root,
    entryPoints: files.filter((name) => name.endsWith('.ts')),
    outbase: '.',
    outdir: modules,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    plugins: [apart],
    logLevel: 'warning',
  });
}

/** Leaves files that are imported where they are, but for JSON, which goes in. */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** Compiles the command and the examples, with what they import from packages: fewer and shorter files start sooner. */
async function compilePrograms(): Promise<void> {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: root,
    entryPoints: [
      'tools/cli/main.ts',
      'examples/house-rules/play.ts',
      ...readdirSync(join(root, 'examples'))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `examples/${name}`),
    ],
    outbase: '.',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(peerDependencies),
    minifySyntax: true,
    minifyWhitespace: true,
    // Packages in CommonJS ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/** Called once, before all tests; again where they run again. */
export default async function setup(project?: TestProject): Promise<void> {
  // Node 22 and later keep what they compiled: each process of a test but the first reads it.
  process.env.NODE_COMPILE_CACHE ??= join(folder, '.cache');
  for (const where of [folder, modules]) {
    rmSync(where, { recursive: true, force: true });
    mkdirSync(join(where, 'examples'), { recursive: true });
    for (const name of neighbours) symlinkSync(join(root, name), join(where, name));
  }
  const compile = () => Promise.all([compilePrograms(), compileModules()]);
  await compile();
  project?.onTestsRerun(async () => {
    await compile();
  });
}
