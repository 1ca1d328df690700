// What is in the package is whole: the pages in it lead to files in it, and all of it takes less than 8.2 MB.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packed, root } from './newcomer.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const { paths: all, unpackedSize } = packed();
const paths = new Set(all);
const isThere = (path) =>
  paths.has(path) || [...paths].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`));

assert.ok(
  unpackedSize < 8_200_000,
  `the package takes ${unpackedSize} bytes unpacked; less than 8.2 MB is promised`,
);

const pages = [...paths].filter((path) => path.endsWith('.md'));
const broken = pages.flatMap((page) =>
  [...read(page).matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^https?:/.test(link) && !isThere(posix.join(posix.dirname(page), link)))
    .map((link) => `${page} -> ${link}`),
);
assert.deepEqual(broken, [], 'links that lead to nothing in the package');

const { repository, homepage, bugs, dependencies } = JSON.parse(read('package.json'));
for (const address of [repository.url, homepage, bugs.url]) assert.match(address, /https:\/\/github\.com\//);
for (const name of ['commander', 'intl-messageformat']) assert.ok(!(name in dependencies));
assert.ok(read('README.md').indexOf('npm i runebound-engine') < read('README.md').indexOf('npm install'));
for (const licence of ['cli/commander', 'cli/clack-core', 'cli/ansis'])
  assert.ok(paths.has(`dist/${licence}.LICENSE.txt`), 'what is bundled comes with its licence');
console.log(
  `the package is whole: ${paths.size} files, ${(unpackedSize / 1e6).toFixed(1)} MB, ${pages.length} pages`,
);
