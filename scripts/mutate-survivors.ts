// Mutants of the rules that the vectors let live, tried once more against the tests of the chapters; then one table of both.
// Part of `npm run mutate`. Reads reports/mutation/rules-incremental.json, where Stryker keeps what it found so far.
//
//   tsx scripts/mutate-survivors.ts            try them, then print the table
//   tsx scripts/mutate-survivors.ts --table    only print the table of what is known
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

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

function reportOf(name: string): Report {
  const file = `${root}reports/mutation/${name}-incremental.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { files: Report }).files : {};
}

/** Mutants whose fate says something: not those that are ignored or that did not compile. */
const counts = ({ status }: Mutant): boolean =>
  ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);
const lives = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const nameOf = ({ location: { start, end }, mutatorName, replacement }: Mutant): string =>
  [start.line, start.column, end.line, end.column, mutatorName, replacement].join(':');

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Counts of one chapter, or of all. Mutants that never came to an end are noticed, too; they are counted apart, as a slow machine makes some. */
interface Row {
  total: number;
  byVectors: number;
  endless: number;
  byTests: number;
}

function printTable(): void {
  const again = reportOf('survivors');
  const tried = Object.keys(again).length > 0;
  const print = (name: string, { total, byVectors, endless, byTests }: Row): void =>
    console.log(
      `${name.padEnd(20)} ${String(total).padStart(7)} ${percent(byVectors, total).padStart(11)} ${String(endless).padStart(10)}${
        tried ? percent(byVectors + byTests, total).padStart(19) : ''
      }`,
    );
  const sum: Row = { total: 0, byVectors: 0, endless: 0, byTests: 0 };
  console.log(`${'chapter'.padEnd(20)} mutants  by vectors  timed out${tried ? '   by tests as well' : ''}`);
  for (const [file, { mutants }] of Object.entries(reportOf('rules')).sort()) {
    const all = mutants.filter(counts);
    if (all.length === 0) continue;
    const killedAgain = new Set(
      (again[file]?.mutants ?? []).filter((one) => counts(one) && !lives(one)).map(nameOf),
    );
    const living = all.filter(lives);
    const row: Row = {
      total: all.length,
      byVectors: all.length - living.length,
      endless: all.filter(({ status }) => status === 'Timeout').length,
      byTests: living.filter((one) => killedAgain.has(nameOf(one))).length,
    };
    print(basename(file, '.ts'), row);
    for (const key of ['total', 'byVectors', 'endless', 'byTests'] as const) sum[key] += row[key];
  }
  print('all', sum);

  const kernel = Object.values(reportOf('kernel')).flatMap(({ mutants }) => mutants.filter(counts));
  const noticed = kernel.filter((one) => !lives(one)).length;
  const [found, total] = [noticed + sum.byVectors + sum.byTests, kernel.length + sum.total];
  console.log(`kernel, by its tests: ${noticed} of ${kernel.length}, ${percent(noticed, kernel.length)}`);
  console.log(`together: ${found} of ${total}, ${percent(found, total)}`);
}

if (!process.argv.includes('--table')) {
  // Columns are counted from 0 on the command line and from 1 in the report.
  const ranges = Object.entries(reportOf('rules')).flatMap(([file, { mutants }]) =>
    mutants
      .filter(lives)
      .map(
        ({ location: { start, end } }) =>
          `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
      ),
  );
  if (ranges.length > 0) {
    const given = [
      'stryker',
      'run',
      'test/mutation/survivors.json',
      '--mutate',
      [...new Set(ranges)].join(','),
    ];
    const { status } = spawnSync('npx', [...given, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}
printTable();
