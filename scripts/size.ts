// What importing each entry costs an app: real bundles of real imports from `dist`, minified and zipped. Needs a build.
//
//   npm run size              measures, prints, and fails where a limit is passed
//   npm run size -- --write   writes docs/size.md as well
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

if (!isBuilt()) {
  console.error('There is nothing to measure: run `npm run build` first.');
  process.exit(1);
}
const lines: Line[] = [];
for (const entry of entries) lines.push(await lineOf(entry));
const found = table(lines);
console.log(found);
if (process.argv.includes('--write')) {
  const [above] = readFileSync(page, 'utf8').split('<!-- sizes -->');
  writeFileSync(page, `${above}<!-- sizes -->\n\n${found}\n`);
}
const over = lines.filter(({ entry, size }) => size > entry.limit * 1000);
for (const { entry, size } of over)
  console.error(`${specifier(entry.name)} costs ${kB(size)} kB, and at most ${entry.limit} kB are promised.`);
process.exitCode = over.length > 0 ? 1 : 0;
