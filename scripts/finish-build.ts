/**
 * What the build leaves to do once the code stands in `dist`:
 * source maps that know lines and no columns, which are a tenth of the size, the sources being in the package anyway;
 * types for `require` without comments and indents, which stand in the others, and those with a tab for each step in;
 * the conformance vectors, the register and the schemas of content as JSON without white space, at the places that `exports` in package.json names;
 * and the licences of what the command and the words bring with them.
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
    // A line without a place says as much as one whose source is not there.
    return place < 0 ? [] : [[column, place, line, at]];
  });
  writeFileSync(file, JSON.stringify({ ...map, sources: kept, names: [], mappings: encode(lines) }));
}

/** Takes the comments and the indents out of types for `require`: they stand in those for `import` beside them, which editors show. */
function quieten(file: string): void {
  const types = readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\/\n?/g, '');
  writeFileSync(file, types.replace(/^\s+/gm, ''));
}

/** Steps types in by tabs, where they were stepped in by four spaces. */
function tighten(file: string): void {
  const types = readFileSync(file, 'utf8').replace(/^(?: {4})+/gm, (step) => '\t'.repeat(step.length / 4));
  writeFileSync(file, types);
}

/** Copies the JSON files of a folder into another, without white space. */
function pack(from: string, to: string, names = filesIn(from, '.json')): void {
  for (const name of names) {
    const file = join(root, to, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(join(root, from, name), 'utf8'))));
  }
}

for (const name of filesIn('dist', '.map')) thin(join(root, 'dist', name));
for (const name of filesIn('dist', '.d.cts')) quieten(join(root, 'dist', name));
for (const ending of ['.d.ts', '.d.cts'])
  for (const name of filesIn('dist', ending)) tighten(join(root, 'dist', name));
pack('conformance', 'dist/vectors');
pack('rules', 'dist/rules');
pack('docs', 'dist', ['content.schema.json', 'content-third-edition.schema.json']);
for (const [name, file] of [
  ['commander', 'LICENSE'],
  ['@clack/core', 'LICENSE'],
  ['ansis', 'LICENSE'],
  ['fast-wrap-ansi', 'LICENSE'],
  ['fast-string-width', 'license'],
  ['fast-string-truncated-width', 'license'],
] as const)
  copyFileSync(
    join(root, 'node_modules', name, file),
    join(root, `dist/cli/${name.replace('@', '').replace('/', '-')}.LICENSE.txt`),
  );
for (const name of ['intl-messageformat', '@formatjs/icu-messageformat-parser'])
  copyFileSync(
    join(root, 'node_modules', name, 'LICENSE.md'),
    join(root, `dist/words/${name.replace('@formatjs/', '')}.LICENSE.txt`),
  );
