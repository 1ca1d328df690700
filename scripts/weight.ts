// The cost of this repository: time and memory of building, checking and testing, the size of the package, and of apps. Medians of three runs.
//
//   npm run weight                 measures all but the run of CI, prints the table, and writes it into docs/size.md
//   npm run weight -- --quick      what is shipped and loaded alone, of the build that is there; the other rows stay as they are
//   npm run weight -- --only build,check   some rows alone: build, check, test, ci, package, bundles
//   npm run weight -- --runs 1     how often each command is run
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundled, isBuilt } from './common/bundle.js';
import { taken } from './weight/measured.js';
import { median, type Row, rowsOn, tableOf, withTable } from './weight/page.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/size.md`;
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const groups = ['build', 'check', 'test', 'ci', 'package', 'bundles'] as const;
type Group = (typeof groups)[number];

function chosen(): readonly Group[] {
  if (values.quick) return ['package', 'bundles'];
  if (values.only === undefined) return groups.filter((group) => group !== 'ci');
  return values.only.split(',').map((name) => {
    const group = groups.find((each) => each === name);
    if (group === undefined) throw new Error(`There is no row ${name}: ${groups.join(', ')}.`);
    return group;
  });
}

async function often(command: string) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await taken(command, root));
  return {
    wall: median(all.map(({ wall }) => wall)),
    processor: median(all.map(({ processor }) => processor)),
    memory: median(all.map(({ memory }) => memory)),
  };
}

const worked = (command: string) => async (): Promise<string> => {
  const { processor, memory } = await often(command);
  return `${processor.toFixed(0)} s / ${(memory / 1000).toFixed(1)} GB`;
};
const waited = (command: string) => async (): Promise<string> =>
  `${(await often(command)).wall.toFixed(0)} s`;

async function shipped(): Promise<string> {
  const pack = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const [told] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' }));
  return `${(told.size / 1e6).toFixed(2)} / ${(told.unpackedSize / 1e6).toFixed(2)} MB`;
}

const kB =
  (...imports: Parameters<typeof bundled>[0]) =>
  async (): Promise<string> =>
    `${((await bundled(imports)) / 1000).toFixed(1)} kB`;
const functions = '{ createGame, legalActions, apply }';
const inWords = (edition: string) =>
  kB(
    { name: edition, imports: '{ composeRuleset, createGame, legalActions, apply, explain }' },
    { name: `register/${edition}`, imports: '{ cite }' },
  );

/** Every row: what it measures, the most that it may be, the command or the option that measures it, and how. */
const rows: readonly (readonly [string, string, Group, () => Promise<string>])[] = [
  ['`npm run build`, processor seconds / peak memory', '45 s / 1.5 GB', 'build', worked('npm run build')],
  ['`npm run check`, processor seconds / peak memory', '60 s / 2 GB', 'check', worked('npm run check')],
  ['`npm test`, wall clock on an idle machine', '180 s', 'test', waited('npm test')],
  ['`.ci/run`, wall clock', '900 s', 'ci', waited('.ci/run')],
  ['tarball / unpacked', '2.0 / 8.2 MB', 'package', shipped],
  [
    'three functions of the base game, gzip',
    '80 kB',
    'bundles',
    kB({ name: 'second-edition', imports: functions }),
  ],
  ['the same with `explain` in words of its base rules', '120 kB', 'bundles', inWords('second-edition')],
  [
    'three functions of Third Edition, gzip',
    '100 kB',
    'bundles',
    kB({ name: 'third-edition', imports: functions }),
  ],
  [
    "the same with `explain` in words of that edition's base rules",
    '120 kB',
    'bundles',
    inWords('third-edition'),
  ],
  ['root, gzip', '330 kB', 'bundles', kB({ name: '', imports: functions })],
];

const wanted = chosen();
if (
  !wanted.includes('build') &&
  wanted.some((group) => group === 'package' || group === 'bundles') &&
  !isBuilt()
) {
  console.error('There is nothing to measure: run `npm run build` first.');
  process.exit(1);
}
const before = rowsOn(readFileSync(page, 'utf8'));
const table: Row[] = [];
for (const [what, most, group, measure] of rows)
  table.push({
    what,
    most,
    now: wanted.includes(group) ? await measure() : (before.get(what) ?? 'not measured'),
  });
console.log(tableOf(table));
writeFileSync(page, withTable(readFileSync(page, 'utf8'), table));
