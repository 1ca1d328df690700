// Changes the code in small ways, one at a time, and looks whether anybody notices: for rules first the published vectors, then,
// for what lives through them, the tests of their chapters; for the kernel and for saves their tests. Ends with a table.
//
//   tsx scripts/mutate.ts                                all of it
//   tsx scripts/mutate.ts base variants                  some parts: see test/mutation/groups.ts
//   tsx scripts/mutate.ts --file src/….ts                some files of theirs; may be repeated
//   tsx scripts/mutate.ts --vectors                      without the tests (--tests: without the vectors)
//   tsx scripts/mutate.ts --quick                        of the tests of a part that has quick ones these alone
//   tsx scripts/mutate.ts --workers 1                  one process instead of two
//   tsx scripts/mutate.ts --force                        what was tried before and seems unchanged, too
//   tsx scripts/mutate.ts --table                        nothing; only the table of what is known
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import {
  type EditionName,
  editions,
  type Group,
  type GroupName,
  groupNames,
  groups,
} from '../test/mutation/groups.js';

interface Place {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

type Report = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

const root = fileURLToPath(new URL('../', import.meta.url));

/** What Stryker knows from this and earlier runs of a pass: the vectors, or the tests of a group. */
function reportOf(pass: string): Report {
  const file = `${root}reports/mutation/${pass}-incremental.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { files: Report }).files : {};
}

/** Mutants whose fate says something: not those that are ignored or that did not compile. */
const counts = ({ status }: Mutant): boolean =>
  ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
const lives = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const nameOf = ({ location: { start, end }, mutatorName, replacement }: Mutant): string =>
  [start.line, start.column, end.line, end.column, mutatorName, replacement].join(':');

/** Whether a file is among those that a glob names. */
const matches = (glob: string, file: string): boolean =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(.+/)?')
      .replace(/\{(.+?)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
      .replace(/(?<!\()\*(?!\*)/g, '[^/]*')}$`,
  ).test(file);

const isOf = (group: GroupName, file: string): boolean => {
  const globs: readonly string[] = groups[group].mutate;
  return (
    globs.some((glob) => !glob.startsWith('!') && matches(glob, file)) &&
    !globs.some((glob) => glob.startsWith('!') && matches(glob.slice(1), file))
  );
};

async function run(pass: string, mutate: readonly string[], how: PartialStrykerOptions): Promise<void> {
  await new Stryker({
    packageManager: 'npm',
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    disableTypeChecks: true,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `reports/mutation/${pass}.json` },
    htmlReporter: { fileName: `reports/mutation/${pass}.html` },
    incremental: true,
    incrementalFile: `reports/mutation/${pass}-incremental.json`,
    tempDirName: `reports/mutation/${pass}-sandbox`,
    // What tests compile for themselves is none of the code.
    ignorePatterns: ['docs/api', 'dist', 'reports', 'coverage', 'test/.compiled', 'test/.modules'],
    timeoutMS: 20_000,
    // A busy machine takes long over a first run.
    dryRunTimeoutMinutes: 60,
    concurrency: Number(options.workers),
    force: options.force,
    ...how,
  }).runMutationTest();
}

/** The pass of an edition's vectors. */
const passOf = (edition: EditionName): string => `vectors-${edition}`;

async function tryVectors(edition: EditionName, mutate: readonly string[]): Promise<void> {
  process.env.MUTATED_EDITION = edition;
  await run(passOf(edition), mutate, {
    plugins: ['./test/mutation/vectors-runner.ts'],
    testRunner: 'vectors',
    // Beyond the time that the vectors take.
    timeoutMS: 20_000,
    testRunnerNodeArgs: ['--import', 'tsx'],
    checkerNodeArgs: ['--import', 'tsx'],
  });
}

/** The pass of the tests of a group, and before it that of those which are quick. */
function passesOf(name: GroupName): readonly string[] {
  const { first }: Group = groups[name];
  return first === undefined ? [name] : [`${name}-first`, name];
}

async function tryTests(group: GroupName, pass: string, mutate: readonly string[]): Promise<void> {
  process.env.MUTATED = group;
  process.env.MUTATED_BY = pass === group ? 'tests' : 'first';
  await run(pass, mutate, {
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  });
}

/** What of a file passes of tests have noticed, by name. */
const noticedBy = (passes: readonly string[], file: string): ReadonlySet<string> =>
  new Set(
    passes.flatMap((pass) =>
      (reportOf(pass)[file]?.mutants ?? []).filter((one) => counts(one) && !lives(one)).map(nameOf),
    ),
  );

/** Where the vectors, and passes of tests, noticed nothing, as ranges of files. Columns are counted from 0 here and from 1 in the report. */
const livingOf = (group: GroupName, edition: EditionName, passes: readonly string[]): string[] => [
  ...new Set(
    Object.entries(reportOf(passOf(edition)))
      .filter(([file]) => isOf(group, file) && (options.file?.includes(file) ?? true))
      .flatMap(([file, { mutants }]) => {
        const noticed = noticedBy(passes, file);
        return mutants
          .filter((one) => lives(one) && !noticed.has(nameOf(one)))
          .map(
            ({ location: { start, end } }) =>
              `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
          );
      }),
  ),
];

/** Counts of one chapter, or of all. Mutants that never came to an end are noticed, too; they are counted apart, as a slow machine makes some. */
interface Row {
  total: number;
  byVectors: number;
  endless: number;
  byTests: number;
}

const emptyRow = (): Row => ({ total: 0, byVectors: 0, endless: 0, byTests: 0 });

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function print(name: string, vectors: boolean, { total, byVectors, endless, byTests }: Row): void {
  console.log(
    name.padEnd(34) +
      String(total).padStart(7) +
      (vectors ? percent(byVectors, total) : '').padStart(12) +
      String(endless).padStart(11) +
      percent(byVectors + byTests, total).padStart(19),
  );
}

function printTable(): void {
  const all = emptyRow();
  console.log(`${'chapter'.padEnd(34)}mutants  by vectors  timed out   by tests as well`);
  for (const group of groupNames) {
    const { vectors } = groups[group];
    const tests = reportOf(group);
    const sum = emptyRow();
    for (const [file, { mutants }] of Object.entries(vectors ? reportOf(passOf(vectors)) : tests).sort()) {
      const known = isOf(group, file) ? mutants.filter(counts) : [];
      if (known.length === 0) continue;
      const found = noticedBy(passesOf(group), file);
      const noticed = vectors ? known.filter((one) => !lives(one)) : [];
      const row: Row = {
        total: known.length,
        byVectors: noticed.length,
        endless: known.filter(({ status }) => status === 'Timeout').length,
        byTests: known.filter((one) => !noticed.includes(one) && found.has(nameOf(one))).length,
      };
      const folder = file.split('/').slice(-2, -1).join('');
      print(`  ${folder === group ? '' : `${folder}/`}${basename(file, '.ts')}`, vectors !== null, row);
      for (const key of ['total', 'byVectors', 'endless', 'byTests'] as const) sum[key] += row[key];
    }
    print(group, vectors !== null, sum);
    for (const key of ['total', 'byVectors', 'endless', 'byTests'] as const) all[key] += sum[key];
  }
  console.log(
    `together: ${all.byVectors + all.byTests} of ${all.total}, ${percent(all.byVectors + all.byTests, all.total)}`,
  );
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', multiple: true },
    force: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    vectors: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
});
const wrong = positionals.find((name) => !(name in groups));
if (wrong !== undefined) throw new Error(`There is no part ${wrong}; there are ${groupNames.join(', ')}.`);
process.chdir(root);

if (!options.table) {
  const wanted = groupNames.filter(
    (name) =>
      (positionals.length === 0 || positionals.includes(name)) &&
      (options.file?.some((file) => isOf(name, file)) ?? true),
  );
  const filesOf = (group: GroupName): readonly string[] =>
    options.file?.filter((file) => isOf(group, file)) ?? groups[group].mutate;
  if (!options.tests)
    for (const edition of editions) {
      const ruled = wanted.filter((group) => groups[group].vectors === edition);
      if (ruled.length > 0) await tryVectors(edition, ruled.flatMap(filesOf));
    }
  if (!options.vectors)
    for (const group of wanted) {
      const { vectors } = groups[group];
      const passes = passesOf(group).slice(0, options.quick ? 1 : undefined);
      for (const [at, pass] of passes.entries()) {
        const mutate = vectors ? livingOf(group, vectors, passes.slice(0, at)) : filesOf(group);
        if (mutate.length > 0) await tryTests(group, pass, mutate);
      }
    }
}
printTable();
