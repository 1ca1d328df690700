// `npm run snippets`: the programs of all pages and the examples of public functions, as the strictest readers check them. The tests run them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { examplesOfFunctions, programsOfPages } from './snippets/programs.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}node_modules/.cache/snippets/`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const project = (name: string) => ({ path: `../../../projects/${name}.json` });
writeFileSync(
  `${folder}tsconfig.json`,
  JSON.stringify({
    extends: '../../../projects/options.json',
    compilerOptions: {
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
      ...{ composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
    },
    include: ['*.ts'],
    references: ['kernel', 'editions', 'tools', 'tests'].map(project),
  }),
);

/** The page that each file is of. Each program stands at the lines that it has on its page, so that problems name these. */
const pageOf = new Map<string, string>();
for (const [at, { file, line, code }] of [...programsOfPages(), ...examplesOfFunctions()].entries()) {
  const name = `${file.replace(/\W/g, '-')}-${at}.ts`;
  pageOf.set(name, file);
  writeFileSync(`${folder}${name}`, `${'\n'.repeat(line)}${code}\nexport {};\n`);
}

const { status, stdout } = spawnSync(
  process.execPath,
  ['node_modules/typescript7/bin/tsc', '-p', folder, '--pretty', 'false'],
  { cwd: root, encoding: 'utf8' },
);
const problems = stdout.replace(
  /^\S*?node_modules\/\.cache\/snippets\/([\w-]+\.ts)\((\d+),/gm,
  (_all, name: string, line: string) => `${pageOf.get(name)}:${line} (`,
);
if (problems !== '') console.log(problems.trimEnd());
process.exitCode = status ?? 1;
