import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

/*
 * Tests that start the command, or an example, start it as Node reads it at once: compiled before the first test, in the layout of the
 * repository, so that each file finds its neighbours. Started from the sources, each of these processes would compile them anew.
 */

/** Where the compiled programs stand. */
const folder = fileURLToPath(new URL('.compiled/', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

/** What the programs read beside themselves. */
const neighbours = ['package.json', 'conformance', 'examples/content'];

/** The compiled form of a program, as `src/cli/main.ts` or `examples/demo.ts`: `node` runs it. */
export const compiled = (source: string): string => join(folder, source.replace(/\.ts$/, '.js'));

/** Compiles the command and the examples. */
async function compile(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [
      'src/cli/main.ts',
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
    packages: 'external',
    logLevel: 'warning',
  });
}

/** Called once, before all tests. */
export default async function setup(project: TestProject): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'examples'), { recursive: true });
  for (const name of neighbours) symlinkSync(join(root, name), join(folder, name));
  await compile();
  project.onTestsRerun(compile);
}
