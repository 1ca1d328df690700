/**
 * What the build leaves to do once the code stands in `dist`:
 * the types that entries need, once for `import` and `require`; what `require` reads, which hands on the same modules;
 * the register, the words and cards of vectors and the schemas as JSON without white space, at the places that `exports` in package.json names,
 * and the vectors in one packed file, which the command reads and writes out;
 * and the licences of what the command and the words bring with them.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { entries } from './entries.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );

/** Whether a file of `conformance/` has vectors in it. */
const isOfVectors = (name: string): boolean => !name.startsWith('content/') && !name.endsWith('.schema.json');

const specifier = /((?:from|import)\s*\(?\s*['"])(\.[^'"]+)\.js(['"])/g;

/**
 * The types that entries need, file by file as the type checker has written them. A module may import what is CommonJS, but not the other way
 * round, so the declarations are those of `require`, and those of `import` hand them on.
 */
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
    writeFileSync(`${to}.d.cts`, text.replace(specifier, '$1$2.cjs$3'));
  }
  rmSync(from, { recursive: true });
}

/** For each entry: its types for `import`, and its code for `require`, which is one line, as Node requires modules since 20.19 and 22.12. */
function otherHalves(): void {
  for (const { file } of entries) {
    const to = join(root, 'dist', file);
    writeFileSync(`${to}.d.ts`, `export * from './${basename(file)}.cjs';\n`);
    writeFileSync(`${to}.cjs`, `module.exports = require('./${basename(file)}.js');\n`);
  }
}

/** Copies the JSON files of a folder into another, without white space. */
function pack(from: string, to: string, names = filesIn(from, '.json')): void {
  for (const name of names) {
    const file = join(root, to, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(join(root, from, name), 'utf8'))));
  }
}

/** All vectors by their paths, as JSON in one file of a twelfth of their size: who plays reads none of them. */
function packVectors(to: string): void {
  const files = filesIn('conformance', '.json').filter(isOfVectors).sort();
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, 'conformance', name), 'utf8'));
  const text = Buffer.from(JSON.stringify(Object.fromEntries(files.map((name) => [name, read(name)]))));
  const params = {
    // The highest takes three times as long, for two hundredths of the size.
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(join(root, to), brotliCompressSync(text, { params }));
}

types(join(root, 'dist/.types'));
otherHalves();
packVectors('dist/vectors.json.br');
pack('conformance/content', 'dist/content');
pack('conformance', 'dist', ['vectors.schema.json']);
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
