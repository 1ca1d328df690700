/**
 * What the build leaves to do once the code stands in `dist`:
 * source maps that know lines and no columns, which are a tenth of the size, the sources being in the package anyway;
 * the conformance vectors and the register as JSON without white space, at the places that `exports` in package.json names;
 * and the licence of what the command brings with it.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );

/** Sources that the package leaves out, tables of data above all: nobody steps through those. */
const leftOut: string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .files.filter((name: string) => name.startsWith('!'))
  .map((name: string) => join(root, name.slice(1)));

/** Keeps of each line in a map where it begins, if that source comes with the package. */
function thin(file: string): void {
  const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8'));
  const all: string[] = map.sources;
  const kept = all.filter((name) => {
    const source = resolve(dirname(file), name);
    return source.startsWith(join(root, 'src')) && !leftOut.some((path) => source.startsWith(path));
  });
  const lines = decode(map.mappings).map((segments): SourceMapSegment[] => {
    const [column, source, line, at] = segments.find((segment) => segment.length > 1) ?? [];
    if (column === undefined || source === undefined || line === undefined || at === undefined) return [];
    const place = kept.indexOf(all[source] ?? '');
    return place < 0 ? [[column]] : [[column, place, line, at]];
  });
  writeFileSync(file, JSON.stringify({ ...map, sources: kept, names: [], mappings: encode(lines) }));
}

/** Copies the JSON files of a folder into another, without white space. */
function pack(from: string, to: string): void {
  for (const name of filesIn(from, '.json')) {
    const file = join(root, to, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(join(root, from, name), 'utf8'))));
  }
}

for (const name of filesIn('dist', '.map')) thin(join(root, 'dist', name));
pack('conformance', 'dist/vectors');
pack('rules', 'dist/rules');
copyFileSync(join(root, 'node_modules/commander/LICENSE'), join(root, 'dist/cli/commander.LICENSE.txt'));
