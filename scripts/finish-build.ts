/**
 * What the build leaves to do once the code stands in `dist`:
 * the types that entries need, for `import` and for `require`;
 * the conformance vectors, the register and the schemas of content as JSON without white space, at the places that `exports` in package.json names;
 * and the licences of what the command and the words bring with them.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './entries.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );

const specifier = /((?:from|import)\s*\(?\s*['"])(\.[^'"]+)\.js(['"])/g;

/** The types that entries need, file by file as the type checker has written them; for `require` the same without comments, which editors show from the others. */
function types(from: string): void {
  const wanted = entries.map(({ file }) => join(from, file));
  const seen = new Set(wanted);
  for (const file of wanted) {
    const text = readFileSync(`${file}.d.ts`, 'utf8').replace(/^(?: {4})+/gm, (step) =>
      '\t'.repeat(step.length / 4),
    );
    for (const [, , path = ''] of text.matchAll(specifier)) {
      const other = join(dirname(file), path);
      if (seen.has(other)) continue;
      seen.add(other);
      wanted.push(other);
    }
    const to = join(root, 'dist', relative(from, file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(`${to}.d.ts`, text);
    const quiet = text.replace(/\/\*\*[\s\S]*?\*\/\n?/g, '').replace(/^\s+/gm, '');
    writeFileSync(`${to}.d.cts`, quiet.replace(specifier, '$1$2.cjs$3'));
  }
  rmSync(from, { recursive: true });
}

/** Copies the JSON files of a folder into another, without white space. */
function pack(from: string, to: string, names = filesIn(from, '.json')): void {
  for (const name of names) {
    const file = join(root, to, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(join(root, from, name), 'utf8'))));
  }
}

types(join(root, 'dist/.types'));
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
