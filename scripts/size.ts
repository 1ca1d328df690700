// What importing each entry costs an app: real bundles of real imports from `dist`, minified and zipped. Needs a build.
//
// The small app of `examples/slim-app` is measured too, as Vite builds it: all its files.
//
//   npm run size              measures, prints, and fails where a limit is passed
//   npm run size -- --write   writes docs/size.md as well
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, type Edition, limits } from '../examples/slim-app/built.js';
import { bundled, isBuilt } from './common/bundle.js';
import { type Entry, entries, specifier } from './entries.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}docs/size.md`;

interface Line {
  readonly entry: Entry;
  /** All of the bundle, in bytes. */
  readonly size: number;
  /** What the entry adds to what it is imported with, in bytes. */
  readonly added: number;
}

async function lineOf(entry: Entry): Promise<Line> {
  if (entry.beside === undefined) {
    const size = await bundled([entry]);
    return { entry, size, added: size };
  }
  const size = await bundled([entry.beside, entry]);
  return { entry, size, added: size - (await bundled([entry.beside])) };
}

/** Zipping the same code in another order may save a byte: that is nothing. */
const kB = (bytes: number): string => (Math.max(0, bytes) / 1000).toFixed(1);

const code = ({ name, imports }: Pick<Entry, 'name' | 'imports'>): string =>
  `\`import ${imports === '*' ? '* as all' : imports} from '${specifier(name)}'\``;

function table(lines: readonly Line[]): string {
  const rows = lines.map(({ entry, size, added }) =>
    [
      code(entry) + (entry.beside ? `<br>with ${code(entry.beside)}` : ''),
      entry.beside ? kB(added) : '',
      kB(size),
      String(entry.limit),
    ].join(' | '),
  );
  return [
    '| what an app imports | it adds | all of the bundle | limit |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

interface App {
  readonly edition: Edition;
  readonly size: number;
  readonly onPreact: number;
}

async function appOf(edition: Edition): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'runebound-size-'));
  try {
    return {
      edition,
      size: await buildApp(edition, folder),
      onPreact: await buildApp(edition, folder, true),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const titles: Readonly<Record<Edition, string>> = {
  'second-edition': 'Second Edition with `doom-track` and `travel-hazards`',
  'third-edition': 'Third Edition, The Corpse King',
};

const appTable = (apps: readonly App[]): string =>
  [
    '| the small app on React | all of it | limit | the same on Preact |',
    '| --- | ---: | ---: | ---: |',
    ...apps.map(
      ({ edition, size, onPreact }) =>
        `| ${titles[edition]} | ${kB(size)} | ${limits[edition]} | ${kB(onPreact)} |`,
    ),
  ].join('\n');

if (!isBuilt()) {
  console.error('There is nothing to measure: run `npm run build` first.');
  process.exit(1);
}
const lines: Line[] = [];
for (const entry of entries) lines.push(await lineOf(entry));
const apps = [await appOf('second-edition'), await appOf('third-edition')];
const found = table(lines);
const foundApps = appTable(apps);
console.log(`${found}\n\n${foundApps}`);
if (process.argv.includes('--write')) {
  const [above = '', rest = ''] = readFileSync(page, 'utf8').split(/<!-- app -->[\s\S]*<!-- \/app -->\n/);
  const [between] = rest.split('<!-- sizes -->');
  const app = `<!-- app -->\n\n${foundApps}\n\n<!-- /app -->\n`;
  writeFileSync(page, `${above}${app}${between}<!-- sizes -->\n\n${found}\n`);
}
const over = [
  ...lines.map(({ entry: { name, limit }, size }) => ({ what: specifier(name), size, limit })),
  ...apps.map(({ edition, size }) => ({
    what: `The small app of ${edition}`,
    size,
    limit: limits[edition],
  })),
].filter(({ size, limit }) => size > limit * 1000);
for (const { what, size, limit } of over)
  console.error(`${what} costs ${kB(size)} kB, and at most ${limit} kB are promised.`);
process.exitCode = over.length > 0 ? 1 : 0;
