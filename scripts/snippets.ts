// `npm run snippets`: the programs of all pages and the examples in comments, under the flags of the strictest readers. The tests run them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asFile, examplesOfSources, programsOfPages, type Snippet } from './snippets/programs.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const home = '../../../';

/**
 * What is wrong with snippets, with file and line. Types are taken from the last `npm run types`.
 *
 * @param folder - where they are written, three folders below the root
 */
export function problemsOf(snippets: readonly Snippet[], folder = 'node_modules/.cache/snippets'): string {
  rmSync(root + folder, { recursive: true, force: true });
  mkdirSync(root + folder, { recursive: true });
  const project = (name: string) => ({ path: `${home}projects/${name}.json` });
  const config = {
    extends: `${home}projects/options.json`,
    compilerOptions: {
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
      ...{ composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
    },
    include: ['*.ts'],
    references: ['kernel', 'editions', 'tools', 'tests'].map(project),
  };
  writeFileSync(`${root}${folder}/tsconfig.json`, JSON.stringify(config));
  for (const [at, snippet] of snippets.entries())
    writeFileSync(`${root}${folder}/${at}.ts`, asFile(snippet, home));
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript7/bin/tsc', '-p', folder, '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  rmSync(root + folder, { recursive: true, force: true });
  return stdout
    .replace(
      /^\S*?(\d+)\.ts\((\d+),\d+\)/gm,
      (_all, at: string, line: string) => `${snippets[Number(at)]?.file}:${line}`,
    )
    .trimEnd();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsOf([...programsOfPages(), ...examplesOfSources()]);
  if (problems !== '') {
    console.log(problems);
    process.exitCode = 1;
  }
}
